import { Sheet } from '@/illustrations/sheet'
import { ledgerSum } from '@/illustrations/traced-graph/graph-data'

const events = [
  {
    time: 'Mar 14, 09:12',
    what: '412.80 ETH leave the victim’s wallet',
    proof: 'Transaction 7c1e…a902',
  },
  {
    time: 'Mar 14, 09:31',
    what: 'Split across 41 addresses',
    proof: '38 got their gas from one address; 29 keep 316.40 ETH',
  },
  {
    time: 'Mar 14, 09:44',
    what: '96.40 ETH mixed, then bridged',
    proof: 'Same message ID on both sides',
  },
  {
    time: 'Mar 14, 09:53',
    what: '96.12 ETH reach an exchange',
    proof: 'Attribution: test deposit',
  },
]

/** The steps of a case in order, each with its evidence. */
export function Timeline() {
  return (
    <Sheet
      title="Case 2041: sequence of events"
      aside="UTC"
      description="A timeline of four events on one morning, from the theft of 412.80 ETH at 09:12 to the deposit of 96.12 ETH at an exchange at 09:53, each with the proof it rests on, and the sum."
    >
      <ol className="px-5 py-6 sm:px-6">
        {events.map(({ time, what, proof }, index) => {
          const last = index === events.length - 1
          return (
            <li
              key={time}
              className={`relative pl-10 sm:grid sm:grid-cols-[8rem_1fr] sm:gap-x-4 ${last ? '' : 'pb-6 before:absolute before:top-3 before:-bottom-3 before:left-[0.4375rem] before:w-0.5 before:bg-lantern'}`}
            >
              <span
                className={`absolute top-0.5 left-0 size-4 rounded-full border-2 ${last ? 'border-lantern bg-lantern [box-shadow:0_0_0_4px_rgb(240_160_36/0.25)]' : 'border-lantern bg-white'}`}
              />
              <span className="block text-micro leading-5 text-ink-mute tabular">{time}</span>
              <span>
                <span className="block font-semibold text-ink">{what}</span>
                <span className="mt-1 block text-micro text-ink-mute">{proof}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className="border-t border-line px-5 py-3 text-micro font-semibold text-ink tabular sm:px-6">
        {ledgerSum}
      </p>
    </Sheet>
  )
}
