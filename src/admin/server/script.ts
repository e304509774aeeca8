import { ADMIN_SCRIPT_SHAPE } from "../../../schemas/admin-server-shapes.js";
import type { AdminScript, AgentJob, Deployment } from "../../../schemas/types.ts";
import { isTerminal } from "../jobs.ts";
import { faultIn } from "../schema-fault.ts";

/** A job that a script leads on. */
export interface ScriptedJob {
  job: AgentJob;
  /** What it was asked, the newest last. */
  prompts: readonly string[];
  /** Milliseconds since the last prompt. */
  elapsedMs: number;
}

/** A deployment that a script leads on. */
export interface ScriptedDeployment {
  deployment: Deployment;
  /** The branch of a preview. */
  branch: string | undefined;
  /** Milliseconds since it was asked for. */
  elapsedMs: number;
}

/** What changes; nothing if it is `undefined`. */
type Change<T> = Partial<T> | undefined;

/** How a server for tests leads on what it has begun. Functions are called whenever the state is asked for. */
export interface AdminScripts {
  jobs: (asked: ScriptedJob) => Change<AgentJob> | Promise<Change<AgentJob>>;
  deployments: (asked: ScriptedDeployment) => Change<Deployment> | Promise<Change<Deployment>>;
}

/** Functions, or the steps of a script as a JSON file has them. */
export type AdminScriptOption = { [Part in keyof AdminScripts]?: AdminScripts[Part] | AdminScript[Part] | undefined };

type JobCourse = NonNullable<AdminScript["jobs"]>[number];
type DeploymentCourse = NonNullable<AdminScript["deployments"]>[number];

const USUAL = {
  jobs: [{ steps: [{ afterMs: 1_000, status: "completed" }] }],
  deployments: [
    {
      steps: [
        { afterMs: 500, status: "in_progress" },
        { afterMs: 1_500, status: "success" },
      ],
    },
  ],
} satisfies AdminScript;

/**
 * The functions of a script. What it does not say is as usual: a job is completed after a second and changes no files, a
 * deployment succeeds after one and a half.
 *
 * @throws {TypeError} if steps depart from their schema (`admin-script`)
 */
export function readScript({
  jobs = USUAL.jobs,
  deployments = USUAL.deployments,
}: AdminScriptOption = {}): AdminScripts {
  const courses = {
    ...(typeof jobs === "function" ? {} : { jobs }),
    ...(typeof deployments === "function" ? {} : { deployments }),
  };
  const fault = faultIn(courses, ADMIN_SCRIPT_SHAPE);
  if (fault) throw new TypeError(`the script is not valid: ${fault.pointer} ${fault.problem}`);
  return {
    jobs: typeof jobs === "function" ? jobs : followJob(jobs),
    deployments: typeof deployments === "function" ? deployments : followDeployment(deployments),
  };
}

const followJob =
  (courses: readonly JobCourse[]): AdminScripts["jobs"] =>
  ({ job, prompts, elapsedMs }) => {
    if (isTerminal(job.status)) return undefined;
    const course = courses.find(({ prompt }) => prompt === undefined || prompts.at(-1)?.includes(prompt));
    const step = saidBy(course?.steps, elapsedMs);
    if (!step) return undefined;
    const { status, prLink, ref } = step;
    return {
      status,
      ...(prLink === undefined ? {} : { prLink }),
      ...(ref === undefined ? {} : { source: { ...job.source, ref } }),
      ...(status === "archived" ? { archivedAt: new Date().toISOString() } : {}),
    };
  };

const followDeployment =
  (courses: readonly DeploymentCourse[]): AdminScripts["deployments"] =>
  ({ deployment, branch, elapsedMs }) => {
    if (hasEnded(deployment)) return undefined;
    const course = courses.find((each) => each.branch === undefined || each.branch === branch);
    const { afterMs: _, ...change } = saidBy(course?.steps, elapsedMs) ?? {};
    return change as Change<Deployment>;
  };

/** What the steps whose time has come say together: a later step overrides only the fields that it names. */
function saidBy<Step extends { afterMs: number }>(steps: readonly Step[] = [], elapsedMs: number): Step | undefined {
  const due = steps.filter(({ afterMs }) => afterMs <= elapsedMs).sort((a, b) => a.afterMs - b.afterMs);
  return due.length === 0 ? undefined : Object.assign({}, ...due);
}

/** Whether a deployment has come to its end. */
export const hasEnded = ({ status }: Deployment): boolean => status === "success" || status === "failure";
