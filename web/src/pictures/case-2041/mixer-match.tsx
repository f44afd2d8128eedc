import clsx from 'clsx'
import { clock, STOLEN, UNMOVED } from '@/pictures/case-2041/events'
import { printed } from '@/pictures/case-2041/ledger'
import { caseNodes } from '@/pictures/case-2041/nodes'
import { curve, dots, type Point } from '@/pictures/flows'
import { Sheet } from '@/pictures/sheet'

const { mixer, withdrawn } = caseNodes
const AMOUNT = `${printed(STOLEN - UNMOVED)} ETH`
const DEPOSITS = 12

/** What the hop rests on, in the order of the numbers on the drawing. */
const facts = [
  { what: `In: ${mixer.note}`, detail: `${AMOUNT}, by ${clock(36)}`, confidence: mixer.confidence },
  { what: 'Match', detail: 'Amount, fee, time: first of 3', confidence: 'Strong' },
  {
    what: `Out: ${withdrawn.label}`,
    detail: `${AMOUNT}, ${clock(41)}`,
    confidence: 'Strong',
  },
]

const description = `One hop of case 2041. Twelve deposits into a mixer, ${AMOUNT}: confirmed. One of three withdrawals matches in amount, fee and time: strong.`

/** One hop of the case, as its numbered exhibit. */
export function MixerMatch() {
  return (
    <Sheet title="Exhibit 5: the mixer" aside="case 2041" description={description}>
      <MixerHop />
      <p className="border-t border-line bg-lantern-wash px-4 py-3 text-micro font-semibold text-ink max-sm:hidden">
        A mixer publishes no list of who withdrew, so this hop stays inferred.
      </p>
    </Sheet>
  )
}

/** The same on its ground, which may be dark. */
export function BareMixerMatch() {
  return (
    <div
      role="img"
      aria-label={`Invented sample. ${description}`}
      className="forced-color-adjust-none"
    >
      <div aria-hidden="true" className="text-small">
        <p className="flex justify-between border-b border-night-line px-4 py-3 text-micro">
          <span className="font-semibold text-on-night">Through the mixer</span>
          Invented
        </p>
        <MixerHop />
      </div>
    </div>
  )
}

const NODE: Point = { x: 232, y: 94 }
const sources = Array.from({ length: DEPOSITS }, (_, index) => ({ x: 40, y: 17 + index * 14 }))
const target: Point = { x: 424, y: 94 }
const others: Point[] = [
  { x: 424, y: 30 },
  { x: 424, y: 158 },
]
const flowsTo = (ends: readonly Point[]) => ends.map((end) => curve(NODE, end)).join('')

function MixerHop() {
  return (
    <div className="@container">
      <div className="@3xl:grid @3xl:grid-cols-[3fr_2fr] @3xl:items-center">
        <svg viewBox="0 0 480 188" className="block h-auto w-full" fill="none" aria-hidden="true">
          <g stroke="var(--color-ink-mute)" strokeWidth="1.5" strokeLinecap="round">
            <path d={flowsTo(others)} />
            <path d={dots(others)} strokeWidth="11" />
          </g>
          <g stroke="var(--color-lantern)" strokeLinecap="round">
            <path d={flowsTo(sources)} strokeWidth="1.75" />
            <path d={dots(sources)} strokeWidth="8" />
            <path d={curve(NODE, target)} strokeWidth="4" strokeDasharray="9 9" />
            <path d={dots([target])} strokeWidth="22" />
          </g>
          <path
            d="M219 81h26v26h-26z"
            className="fill-white stroke-ink in-[.on-night]:fill-night in-[.on-night]:stroke-lantern"
            strokeWidth="3"
          />
          <path
            d={dots([
              { x: 120, y: 94 },
              { x: 232, y: 52 },
              { x: 334, y: 94 },
            ])}
            stroke="var(--color-lantern)"
            strokeWidth="30"
            strokeLinecap="round"
          />
          <g fill="var(--color-ink)" textAnchor="middle" fontWeight="600" className="text-[17px]">
            <text x="120" y="100">
              1
            </text>
            <text x="232" y="58">
              2
            </text>
            <text x="334" y="100">
              3
            </text>
          </g>
        </svg>
        <ol className="border-t border-line in-[.on-night]:border-night-line">
          {facts.map(({ what, detail, confidence }, index) => (
            <li
              key={what}
              className="grid grid-cols-[auto_1fr_auto] gap-x-3 border-b border-line px-4 py-1.5 tabular last:border-b-0 in-[.on-night]:border-night-line"
            >
              <span className="font-semibold text-lantern-deep in-[.on-night]:text-lantern-bright">
                {index + 1}
              </span>
              <span>
                <span className="block font-semibold text-ink in-[.on-night]:text-on-night">
                  {what}
                </span>
                <span className="block text-micro in-[.on-night]:max-sm:hidden">{detail}</span>
              </span>
              <span
                className={clsx(
                  'self-center rounded-full border px-2 text-micro leading-5 text-ink in-[.on-night]:text-on-night',
                  index === 0 ? 'border-lantern' : 'border-dashed border-ink-mute',
                )}
              >
                {confidence}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
