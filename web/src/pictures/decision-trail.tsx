import clsx from 'clsx'
import { decision } from '@/pictures/sample-alerts'
import { reasonFor, samples } from '@/pictures/samples'
import { Sheet } from '@/pictures/sheet'

const { score, moved } = samples.ransomware

/** One decision as an examiner reads it: who decided what, when, and on which version of rule and labels. */
export function DecisionTrail() {
  return (
    <Sheet
      title={`${moved.direction} of ${moved.amount}: who decided what`}
      aside="read-only export, Oct 16, 2026"
      description={`The audit trail of one decision, entry by entry: a deposit is scored ${score} because of ${reasonFor(samples.ransomware)}, blocked by version 4 of rule R-07, reviewed by an analyst, confirmed by a second reader who did not see the first decision, and reported two days later. Each entry names who, when, and the version of the rule or the labels.`}
    >
      <ol>
        {decision.map(({ at, what, who, basis }, index) => (
          <li
            key={what}
            className={clsx(
              'grid gap-x-6 border-b border-l-4 border-line px-4 py-2.5 tabular sm:grid-cols-[8.5rem_1fr_auto] lg:grid-cols-[9rem_1fr_13rem_17rem]',
              index === 1 ? 'border-l-lantern bg-lantern-wash/60' : 'border-l-transparent',
            )}
          >
            <span className="text-micro leading-5 text-ink-mute">{at}</span>
            <span className="font-semibold text-ink">{what}</span>
            <span>{who}</span>
            <span className="text-micro leading-5 text-ink-mute sm:max-lg:col-start-2">
              {basis}
            </span>
          </li>
        ))}
      </ol>
      <p className="px-4 py-3 text-micro font-semibold text-ink">
        Entries are added, never edited. Rule R-07, version 4: written by Financial Crime, released
        by two people.
      </p>
    </Sheet>
  )
}
