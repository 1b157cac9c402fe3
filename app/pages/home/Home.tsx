import { CategoryCard } from "../../components/CategoryCard";
import { TextLink } from "../../components/TextLink";
import type { Chrome, HomeView } from "../../core";
import { Banner } from "../../layout/Banner";
import { BannerPicture } from "../../layout/BannerPicture";
import { HelmetIcon, MoneyIcon, StopwatchIcon } from "./icons";
import { QuoteCallout } from "./QuoteCallout";

/** In the order of the advantages: safety, savings, efficiency. */
const ICONS = [HelmetIcon, MoneyIcon, StopwatchIcon];

export default function Home({ view, chrome }: { view: HomeView; chrome: Chrome }) {
  return (
    <>
      <Banner
        chrome={chrome}
        title={view.hero.title}
        intro={view.hero.text}
        actions={
          <>
            <TextLink className="button arrow" link={view.machinery} />
            <TextLink className="button outline" link={view.quote} />
          </>
        }
        tallPicture={
          <BannerPicture sizes="(max-width: 48rem) 44vw, 100vw" widths={[800, 1600]}>
            {/* Of the whole, a phone would show a third. */}
            <source
              type="image/avif"
              media="(max-width: 30rem)"
              srcSet="/pictures/yard-upright-480.avif"
            />
          </BannerPicture>
        }
      />
      <div className="frame">
        <dl className="facts">
          {view.facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className="band" aria-labelledby="advantages">
        <div className="frame">
          <div className="section-head">
            <h2 id="advantages">{view.advantagesTitle}</h2>
            <TextLink className="arrow" link={view.advantagesLink} />
          </div>
          <ul className="advantages">
            {view.advantages.map(({ title, text }, index) => {
              const Icon = ICONS[index];
              return (
                <li key={title}>
                  {Icon && <Icon />}
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              );
            })}
          </ul>
          <div className="experience dark">
            <h3>{view.experience.title}</h3>
            <p>{view.experience.text}</p>
          </div>
        </div>
      </section>
      <section className="band" aria-labelledby="categories">
        <div className="frame">
          <div className="section-head">
            <h2 id="categories">{view.categoriesTitle}</h2>
            <TextLink className="arrow" link={view.categoriesLink} />
          </div>
          <ul className="grid">
            {view.categories.map((card) => (
              <CategoryCard key={card.href} card={card} level={3} />
            ))}
          </ul>
        </div>
      </section>
      <QuoteCallout
        texts={view.ask}
        link={view.askLink}
        phone={view.askPhone}
        whatsapp={view.askWhatsapp}
      />
    </>
  );
}
