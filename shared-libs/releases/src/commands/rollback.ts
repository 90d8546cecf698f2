import {
  planRollback,
  rollbackRelease,
  unsafeSentence,
  type RollbackPlan,
} from '../changes/changes.ts';
import { changeContext, changeOptions, type Command } from './command.ts';
import { print, printJson, refuse } from './output.ts';

export const rollback: Command = {
  arguments: ['<remote>'],
  summary: 'end the canary, else make the version live that was live before',
  help: `While a canary runs, ends it: the live version is everyone's again. Rolled back once more, or without a
canary, it says whether it is safe to go back to the version that was live before (contract, shared modules and
pages against what is live or a canary), and why; then goes back when it is. It prefers a version that is known good,
having served long enough with next to no failures, and passes over those that are quarantined, retired or were rolled
back themselves.`,
  options: {
    'dry-run': { help: 'only answer; exit code 1 when the rollback would be refused' },
    force: { help: 'go back although it is not safe' },
    ...changeOptions,
  },

  async run(call) {
    const remote = call.argument('remote');
    const context = changeContext(call);
    let plan: RollbackPlan | undefined;
    const onPlan = (planned: RollbackPlan) => {
      plan = planned;
      if (!call.json) print(describe(remote, planned));
    };
    const answered = () => plan && { ...plan, safe: plan.reasons.length === 0 };
    if (call.flag('dry-run')) {
      const planned = await planRollback(context, remote);
      if (!planned.ok) return refuse(planned.failure, call.json);
      onPlan(planned.value);
      if (planned.value.reasons.length > 0 && !call.flag('force')) {
        const unsafe = { kind: 'unsafe', sentence: unsafeSentence(remote) };
        return refuse(unsafe, call.json, answered());
      }
      return call.json
        ? printJson({ ok: true, action: 'rollback', dryRun: true, ...answered() })
        : print('Nothing was changed.');
    }
    const done = await rollbackRelease(context, remote, call.flag('force'), onPlan);
    if (!done.ok) return refuse(done.failure, call.json, answered());
    if (call.json) return printJson({ ok: true, ...done.value, ...answered() });
    const { version, before } = done.value;
    return print(
      plan?.endsCanary
        ? `${remote} ${version} is live for everyone on ${call.channel}. If it is what is broken, roll back once more.`
        : `${remote} ${version} is live on ${call.channel} (before: ${before ?? 'none'}).`,
    );
  },
};

function describe(remote: string, { from, to, endsCanary, good, reasons }: RollbackPlan): string {
  if (endsCanary) return `Ending the canary ${remote} ${from} is safe: ${to} stays live.`;
  const step = `Rolling ${remote} back from ${from} to ${to}`;
  if (reasons.length > 0)
    return [`${step} is not safe:`, ...reasons.map((each) => `- ${each}`)].join('\n');
  const known = good
    ? `${to} is known good: of ${good.loads} loads counted, ${good.failures} failed.`
    : `Nobody has proven ${to} good.`;
  return `${step} is safe: its contract and shared modules fit what is live. ${known}`;
}
