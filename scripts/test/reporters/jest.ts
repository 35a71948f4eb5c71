import { recordFailure } from "./failures.ts";

/** The parts of Jest's result of a file (`TestResult` of @jest/test-result) that are read here. */
type FileResult = {
  testResults: { status: string; fullName: string; failureMessages: string[] }[];
  /** Why the file could not run. */
  testExecError?: { message?: string };
  failureMessage?: string | null;
};

/** A reporter for Jest that records failed tests. */
export default class FailureReporter {
  onTestResult({ path }: { path: string }, result: FileResult): void {
    for (const { status, fullName, failureMessages } of result.testResults) {
      if (status === "failed") recordFailure(path, fullName, failureMessages.join("\n"));
    }
    if (result.testExecError) recordFailure(path, "", result.failureMessage ?? "");
  }
}
