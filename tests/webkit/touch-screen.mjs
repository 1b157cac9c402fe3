/** A screen that can be touched: X.Org's server with a touch device of its test driver, which is driven by a socket. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Events of the test driver, and the version of its protocol (`xf86-input-inputtest-protocol.h` of X.Org's server). */
const EVENT = { version: 0, touch: 6 };
const VERSION = { major: 1, minor: 1 };
/** What a finger does, as the X input extension numbers it. */
const ACTION = { down: 18, up: 20 };
/** The device's right and lower edge. */
const EDGE = 0xffff;
/** Milliseconds that a finger stays. */
const TOUCH_MS = 60;

/** @param {{ width: number, height: number }} size @param {string} socket */
const configuration = ({ width, height }, socket) => `
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 32768
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "only" 120 ${width} ${width + 80} ${width + 160} ${width + 320} ${height} ${height + 3} ${height + 13} ${height + 40}
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "only"
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "finger"
  Driver "inputtest"
  Option "DeviceType" "Touch"
  Option "SocketPath" "${socket}"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "finger" "CorePointer"
EndSection
`;

/** @param {number} type of `EVENT` @param {Buffer} content */
function eventOf(type, content) {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(header.length + content.length, 0);
  header.writeUInt32LE(type, 4);
  return Buffer.concat([header, content]);
}

function versionEvent() {
  const content = Buffer.alloc(4);
  content.writeUInt16LE(VERSION.major, 0);
  content.writeUInt16LE(VERSION.minor, 2);
  return eventOf(EVENT.version, content);
}

/** The event has room for 64 axes, each with a value and one before acceleration; a touch has two. */
function touchEvent({ finger, action, x, y }) {
  const content = Buffer.alloc(24 + 2 * 64 * 8);
  content.writeUInt32LE(finger, 0);
  content.writeUInt32LE(action, 4);
  content.writeUInt8(0b11, 12); // the axes that have a value
  content.writeDoubleLE(x, 24);
  content.writeDoubleLE(y, 32);
  return eventOf(EVENT.touch, content);
}

/**
 * @param {{ width: number, height: number }} size in pixels
 * @returns {Promise<{ display: string, tap: (x: number, y: number) => Promise<void>, end: () => void }>}
 *   `tap` takes pixels of the screen
 */
export async function startTouchScreen(size) {
  const folder = mkdtempSync(join(tmpdir(), "touch-"));
  const [config, log, socket] = ["xorg.conf", "log", "finger"].map((name) => join(folder, name));
  writeFileSync(config, configuration(size, socket));
  // A seat of its own, as it has no console.
  const options = ["-displayfd", "1", "-config", config, "-logfile", log, "-seat", "tests"];
  const server = spawn("Xorg", [...options, "-noreset", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(server, "exit").then(() => {
    throw new Error("Xorg did not start");
  });
  const [number] = await Promise.race([once(server.stdout, "data"), ended]);
  const device = connect(socket);
  device.write(versionEvent());
  await once(device, "data"); // the server's version
  const scaled = (x, y) => ({ x: (x / size.width) * EDGE, y: (y / size.height) * EDGE });
  let finger = 0;
  return {
    display: `:${String(number).trim()}`,
    tap: async (x, y) => {
      finger += 1;
      const at = scaled(x, y);
      device.write(touchEvent({ finger, action: ACTION.down, ...at }));
      await wait(TOUCH_MS);
      device.write(touchEvent({ finger, action: ACTION.up, ...at }));
    },
    end: () => {
      device.destroy();
      server.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
