/**
 * Prints when each step of a failed test began and how long it took: whether a test was stuck or the machine was slow is
 * not seen from its error.
 */
import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";

const LONGEST_TITLE = 100;

function line(step: TestStep, start: Date, indent: string): string {
  const begin = ((step.startTime.getTime() - start.getTime()) / 1000).toFixed(1).padStart(7);
  const took = step.duration < 0 ? "unfinished" : `${(step.duration / 1000).toFixed(1)} s`;
  return `${begin} ${took.padStart(10)}  ${indent}${step.title.slice(0, LONGEST_TITLE)}`;
}

function* lines(steps: TestStep[], start: Date, indent = ""): Generator<string> {
  for (const step of steps) {
    yield line(step, start, indent);
    yield* lines(step.steps, start, `${indent}  `);
  }
}

export default class FailedSteps implements Reporter {
  readonly #failures: string[] = [];

  printsToStdio() {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === "skipped" || result.status === test.expectedStatus) {
      return;
    }
    const steps = [...lines(result.steps, result.startTime)].join("\n");
    this.#failures.push(
      `\n  Steps of “${test.title}”, in seconds from ${result.startTime.toISOString()}\n${steps}\n`,
    );
  }

  // Last, as of a long run only the end may be kept.
  onEnd() {
    process.stdout.write(this.#failures.join(""));
  }
}
