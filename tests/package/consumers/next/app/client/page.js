"use client";
import init, * as core from "bancal";
import { useEffect } from "react";
import { show } from "../../show.js";

export default function Page() {
  useEffect(() => {
    init()
      .then(() => core.loadLanguage("en"))
      .then(() => show(core));
  }, []);
  return <main />;
}
