import { BaseSequencer, type TestSpecification } from "vitest/node";

const buildsASite = ({ moduleId }: TestSpecification): boolean =>
  /\/test\/(builders\/\w+\/(site|dev-server)|cli\/build|docs\/quick-start)\.test\.ts$/.test(moduleId);

/** Starts with the tests that install and build whole sites: they take longest, and others run beside them. */
export class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(buildsASite), ...sorted.filter((file) => !buildsASite(file))];
  }
}
