import { samples, wordsOf } from '@/pictures/samples'
import { Sheet, VerdictTag } from '@/pictures/sheet'

const { address, score, exposures } = samples.mixer
const [worst, other] = exposures

const bands = [
  { verdict: 'PASSED', from: 0, className: 'w-1/2 bg-safe-wash text-safe' },
  { verdict: 'REVIEW', from: 50, className: 'w-1/4 bg-lantern-wash text-lantern-deep' },
  { verdict: 'BLOCKED', from: 75, className: 'w-1/4 bg-risk-wash text-risk' },
] as const

const rows = [
  {
    what: `Worst exposure: ${wordsOf(worst.category)}`,
    basis: `${Math.round(worst.share * 100)}% of what it received, ${worst.hops} hops back`,
    points: String(worst.points),
    mark: 'bg-lantern',
  },
  {
    what: `All others: ${wordsOf(other.category)}`,
    basis: `${Math.round(other.share * 100)}% of what it received, direct; at most 15 points`,
    points: `+${other.points}`,
    mark: 'bg-ink-mute',
  },
  {
    what: 'Sanctions lists',
    basis: 'No match. A match is always reported',
    points: '–',
    mark: 'border border-ink-mute',
  },
]

/** How the exposures of one address add up to its score, on the scale of the bands. */
export function ScoreParts() {
  return (
    <Sheet
      title={address}
      aside="labels of October 14"
      description={`How the score of one address is made, on a scale from 0 to 100. The worst exposure, ${Math.round(worst.share * 100)} percent from a mixer four hops back, makes ${worst.points} points. A direct exposure to a high-risk exchange, ${Math.round(other.share * 100)} percent, adds ${other.points}. There is no match on a sanctions list. The score is ${score}, in the band from 50 to 74: REVIEW.`}
    >
      <div className="px-4 pt-5 pb-6 sm:px-6 sm:pt-7">
        <p className="flex items-center gap-3">
          <span className="figure text-ink">{score}</span>
          <VerdictTag verdict="REVIEW" />
        </p>
        <div className="mt-4 flex h-6 overflow-hidden rounded-sm bg-paper-deep">
          <span className="bg-lantern" style={{ width: `${worst.points}%` }} />
          <span className="bg-ink-mute" style={{ width: `${other.points}%` }} />
        </div>
        <p className="mt-1 flex text-micro font-semibold tabular">
          {bands.map(({ verdict, from, className }) => (
            <span key={verdict} className={`${className} border-l border-white px-1.5 py-1`}>
              {from}
              <span className="max-sm:hidden">{` ${verdict}`}</span>
            </span>
          ))}
        </p>
      </div>
      <ul className="border-t border-line">
        {rows.map(({ what, basis, points, mark }) => (
          <li
            key={what}
            className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 border-line px-4 py-3 tabular border-b last:border-b-0 max-sm:last:hidden sm:px-6"
          >
            <span className={`size-3 rounded-sm ${mark}`} />
            <span className="font-semibold text-ink first-letter:uppercase">
              {what}
              <span className="block font-normal text-ink-mute">{basis}</span>
            </span>
            <span className="font-semibold text-ink">{points}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
