import { BaseSequencer, type TestSpecification } from "vitest/node";

const buildsAnExample = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/test/integrations/");

/** Starts with the tests that install and build whole sites: they take longest, and others run beside them. */
export class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(buildsAnExample), ...sorted.filter((file) => !buildsAnExample(file))];
  }
}
