import { Logo } from "../components/Picture";
import { TextLink } from "../components/TextLink";
import type { Chrome } from "../core";
import { Brand } from "./Brand";

export function Footer({ chrome }: { chrome: Chrome }) {
  const { footer } = chrome;
  return (
    <footer>
      {footer.grant && (
        <div className="grant">
          <div className="frame">
            <p>{footer.grant}</p>
            <ul aria-label={footer.logosLabel}>
              {footer.logos.map((logo) => (
                <li key={logo.name}>
                  <Logo picture={logo} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="footer dark">
        <div className="frame">
          <div className="footer-columns">
            <div className="footer-company">
              <Brand chrome={chrome} />
              <address>
                {footer.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <ul>
                {footer.contact.map((link) => (
                  <li key={link.href}>
                    <TextLink link={link} />
                  </li>
                ))}
              </ul>
              <p>{`${footer.hoursLabel}: ${footer.hours}`}</p>
            </div>
            <nav id="footer-nav" aria-label={footer.label} tabIndex={-1}>
              {footer.columns.map(({ title, links }) => (
                <div key={title}>
                  <h2>{title}</h2>
                  <ul>
                    {links.map((link) => (
                      <li key={link.href}>
                        <TextLink link={link} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <p className="footer-owner">{footer.owner}</p>
        </div>
      </div>
    </footer>
  );
}
