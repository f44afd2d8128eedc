import type { Feed, FeedBoardProps } from '@/sections/feed-board/feed-board.query'
import { Band } from '@/ui/band'
import { ScrollRegion } from '@/ui/scroll-region'
import { SectionHeading } from '@/ui/section-heading'

const columns = ['Feed', 'Latest value', 'Deviation of threshold', 'Heartbeat', 'Round', 'Signers']

/** A board of feeds: how far each has drifted from its source, and who signed its last round. */
export function FeedBoard({ feeds, note, anchor, ...heading }: FeedBoardProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-10" />
      <ScrollRegion label={heading.title}>
        <table className="w-full min-w-[52rem] border-collapse text-left tabular-nums">
          <caption className="sr-only">{heading.title}</caption>
          <thead>
            <tr className="border-b border-lantern text-small">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-3 pr-8 font-semibold last:pr-0">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {feeds.map(({ key, ...feed }) => (
              <FeedRow key={key} {...feed} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {note && <p className="mt-6 text-small">{note}</p>}
    </Band>
  )
}

function FeedRow({ name, value, drift, heartbeat, round, signers }: Omit<Feed, 'key'>) {
  return (
    <tr className="border-b border-night-line">
      <th scope="row" className="py-4 pr-8 font-semibold text-on-night max-sm:w-32 max-sm:pr-4">
        {name}
      </th>
      <td className="py-4 pr-8 whitespace-nowrap">
        <span className="title-m text-on-night">{value}</span>
      </td>
      <td className="w-56 py-4 pr-8">{drift ? <Drift {...drift} /> : 'On change'}</td>
      <td className="py-4 pr-8 whitespace-nowrap">{heartbeat}</td>
      <td className="py-4 pr-8 font-mono text-small whitespace-nowrap">{round}</td>
      <td className="py-4 whitespace-nowrap">{signers}</td>
    </tr>
  )
}

/** How much of the threshold is used up: at the end of the line a new round is published. */
function Drift({ deviation, threshold }: NonNullable<Feed['drift']>) {
  const used = Math.min(100, Math.round((deviation / threshold) * 100))
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" width="100%" height="14" className="block max-w-32">
        <path d="M0 7h400" className="stroke-night-line forced-colors:stroke-[GrayText]" />
        <rect
          y="4"
          width={`${used}%`}
          height="6"
          className="fill-lantern forced-colors:fill-[CanvasText]"
        />
        <rect
          x="99%"
          width="2"
          height="14"
          className="fill-on-night forced-colors:fill-[CanvasText]"
        />
      </svg>
      <span className="text-small whitespace-nowrap">
        {deviation} of {threshold}%
      </span>
    </span>
  )
}
