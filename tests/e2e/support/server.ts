/** A server of a test's own in front of the site: it goes away, comes back, breaks files and deploys other builds. */
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createSilent, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { startServer } from "../../../scripts/serve/serve.mjs";
import { buildWithoutWorker, nextBuild, removeBuild } from "./builds";

/** "late": only once a browser has ended what the page before was loading. "halting": the second half is late. */
export type Fault = "404" | "500" | "cut off" | "halting" | "late" | "no answer";

const LATE_MS = 1000;

export class SiteServer {
  /** What goes wrong with a file, by its path. */
  answer: ((path: string) => Fault | undefined) | undefined;
  /** Changes the security policy. */
  policy = (policy: string) => policy;

  #port = 0;
  #outer: Server | undefined;
  #site: { url: string; close(): Promise<void> } | undefined;
  #folders: string[] = [];

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#site ??= await startServer({ port: 0 });
    if (!this.#outer) {
      this.#outer = createServer((asked, answer) => this.#handle(asked, answer));
      this.#outer.listen(this.#port, "127.0.0.1");
      await once(this.#outer, "listening");
      const address = this.#outer.address();
      this.#port = typeof address === "object" && address ? address.port : 0;
    }
  }

  /** Ends all connections: to a page, it is as if there were no network. */
  async stop(): Promise<void> {
    const server = this.#outer;
    this.#outer = undefined;
    if (server) {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    }
  }

  /** Takes connections and never answers, as a network that is too weak. */
  async hang(): Promise<{ release(): void; close(): void }> {
    await this.stop();
    const sockets = new Set<Socket>();
    const silent = createSilent((socket) => {
      socket.on("error", () => {});
      sockets.add(socket);
    });
    silent.listen(this.#port, "127.0.0.1");
    await once(silent, "listening");
    const release = () => void silent.close();
    return {
      /** Leaves the port to another server; who is connected goes on waiting. */
      release,
      close() {
        release();
        // Firefox would send its next requests over them.
        for (const socket of sockets) {
          socket.destroy();
        }
      },
    };
  }

  /** Another build, with other names of all its files. */
  async deploy(): Promise<void> {
    await this.#publish(await nextBuild(this.#folders.length + 1));
  }

  /** The same build, in which the worker is switched off. */
  async turnOff(): Promise<void> {
    await this.#publish(await buildWithoutWorker());
  }

  async #publish(folder: string): Promise<void> {
    this.#folders.push(folder);
    await this.#site?.close();
    this.#site = await startServer({ port: 0, folder });
    await this.start();
  }

  async end(): Promise<void> {
    await this.stop();
    await this.#site?.close();
    for (const folder of this.#folders) {
      removeBuild(folder);
    }
  }

  #handle(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? "/";
    const fault = this.answer?.(path);
    if (fault === "404" || fault === "500") {
      answer.writeHead(Number(fault)).end();
      return;
    }
    if (fault === "no answer") {
      return;
    }
    if (fault === "late") {
      setTimeout(() => this.#forward(asked, answer), LATE_MS);
    } else {
      this.#forward(asked, answer, fault);
    }
  }

  #forward(asked: IncomingMessage, answer: ServerResponse, fault?: Fault): void {
    const path = asked.url ?? "/";
    const { method, headers } = asked;
    const inner = request(`${this.#site?.url}${path}`, { method, headers }, (found) => {
      const policy = found.headers["content-security-policy"];
      if (typeof policy === "string") {
        found.headers["content-security-policy"] = this.policy(policy);
      }
      answer.writeHead(found.statusCode ?? 502, found.headers);
      if (fault === "cut off") {
        found.once("data", (start: Buffer) => {
          answer.write(start.subarray(0, start.length / 2));
          setTimeout(() => answer.destroy(), 50);
        });
      } else if (fault === "halting") {
        found.once("data", (start: Buffer) => {
          const middle = start.length / 2;
          found.pause();
          answer.write(start.subarray(0, middle));
          setTimeout(() => {
            answer.write(start.subarray(middle));
            pipeline(found, answer, () => {});
          }, LATE_MS);
        });
      } else {
        // Whatever breaks off here, breaks off for the browser as well, which would wait for the rest otherwise.
        pipeline(found, answer, () => {});
      }
    });
    inner.on("error", () => answer.destroy());
    inner.end();
  }
}
