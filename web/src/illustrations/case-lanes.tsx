import clsx from 'clsx'
import { Sheet } from '@/illustrations/sheet'
import { ledgerSum } from '@/illustrations/traced-graph/graph-data'

const events = [
  { side: 'record', time: '09:08', what: 'Login from a new device', exhibit: 'Ex. 1' },
  { side: 'ledger', time: '09:12', what: '412.80 ETH leave the wallet', exhibit: 'Ex. 2' },
  { side: 'record', time: '09:27', what: '“It’s through. Splitting now.”', exhibit: 'Ex. 3' },
  { side: 'ledger', time: '09:31', what: 'Split across 41 addresses', exhibit: 'Ex. 4' },
  { side: 'ledger', time: '09:44', what: '96.40 ETH mixed, then bridged', exhibit: 'Ex. 5' },
  { side: 'ledger', time: '09:53', what: '96.12 ETH reach an exchange', exhibit: 'Ex. 6' },
]

/** A timeline of a case: on-chain events on one side, all others on the other. */
export function CaseLanes() {
  return (
    <Sheet
      title="Exhibit 7: case 2041, Friday, March 14"
      aside="UTC · 57 transfers, 4 shown"
      description={`A timeline of one morning in two lanes. On the ledger: the theft of 412.80 ETH at 09:12, a split across 41 addresses at 09:31, 96.40 ETH through a mixer and a bridge at 09:44, 96.12 ETH at an exchange at 09:53. On the record: a login at 09:08, and at 09:27 a message that announces the split. Each event has its exhibit number. The sum: ${ledgerSum}.`}
    >
      <p className="grid grid-cols-[1fr_3.5rem_1fr] border-b border-line bg-paper px-3 py-2 text-micro font-semibold text-ink sm:px-6">
        <span className="text-right">On the ledger</span>
        <span />
        <span>On the record</span>
      </p>
      <ol className="relative px-3 py-5 before:absolute before:inset-y-0 before:left-[calc(50%-1px)] before:w-0.5 before:bg-line sm:px-6">
        {events.map(({ time, side, what, exhibit }, index) => (
          <li key={time} className="relative grid grid-cols-[1fr_3.5rem_1fr] items-start py-2">
            <span
              className={clsx(
                'col-start-2 row-start-1 mx-auto rounded-full border px-1.5 text-micro font-semibold text-ink tabular',
                index === events.length - 1
                  ? 'border-lantern bg-lantern'
                  : side === 'ledger'
                    ? 'border-lantern bg-white'
                    : 'border-line-strong bg-white',
              )}
            >
              {time}
            </span>
            <span
              className={clsx(
                'row-start-1',
                side === 'ledger' ? 'col-start-1 pr-2 text-right' : 'col-start-3 pl-2',
              )}
            >
              <span
                className={clsx(
                  'block leading-snug text-ink',
                  side === 'ledger' ? 'font-semibold' : 'font-serif',
                )}
              >
                {what}
              </span>
              <span className="text-micro text-ink-mute">{exhibit}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line bg-lantern-wash px-4 py-3 text-micro font-semibold text-ink sm:px-6">
        Exhibits 3 and 4 are four minutes apart.
      </p>
      <p className="border-t border-line px-4 py-3 text-micro font-semibold text-ink tabular sm:px-6">
        {ledgerSum}
      </p>
    </Sheet>
  )
}
