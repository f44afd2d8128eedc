import { CASE_DAY, clock, LAST, STOLEN } from '@/pictures/case-2041/events'
import { balancesAt, printed } from '@/pictures/case-2041/ledger'
import { otherSamples } from '@/pictures/samples'
import { Sheet } from '@/pictures/sheet'

const { address, owner, blockchain } = otherSamples.exchangeDeposit
const amount = `${printed(balancesAt(LAST).exchange)} ETH`

const facts = [
  { term: 'Your address', fact: address, exhibit: 'Ex. 6' },
  { term: 'Received', fact: `${amount}, ${clock(LAST)} UTC`, exhibit: 'Ex. 6' },
  { term: 'Stolen', fact: `${printed(STOLEN)} ETH, ${clock(12)} UTC`, exhibit: 'Ex. 2' },
  { term: 'Path', fact: 'Six hops, two chains', exhibit: 'Ex. 2-6' },
  { term: 'Confirmed', fact: 'The theft, and that the address is yours', exhibit: 'Ex. 2, 6' },
  { term: 'Strong', fact: 'The link through the mixer', exhibit: 'Ex. 5' },
]

/** The document that a trace results in: what the exchange is asked to hold, and on what grounds. */
export function FreezeLetter() {
  return (
    <Sheet
      title="Freeze request"
      aside="page 1 of 2"
      description={`A letter that asks ${owner} to hold ${amount} for 72 hours and to keep the account’s records, with address, time, what is confirmed and what is strong, each with its exhibit.`}
    >
      <div className="px-4 pt-4 pb-3 sm:px-8 sm:py-7">
        <p className="grid grid-cols-[3rem_1fr] text-micro">
          <span className="text-ink-mute">To</span>
          <span>{`Compliance desk, ${owner}`}</span>
          <span className="text-ink-mute">From</span>
          <span>Cybercrime unit, case 2041</span>
          <span className="text-ink-mute">Sent</span>
          <span>{`${CASE_DAY}, 10:32 UTC`}</span>
        </p>
        <p className="title-m mt-4 text-ink max-sm:text-title-s sm:mt-5">
          {`Please hold ${amount} for 72 hours, and keep the records of the account`}
        </p>
        <ul className="mt-4 border-t-2 border-ink sm:mt-5">
          {facts.map(({ term, fact, exhibit }) => (
            <li
              key={term}
              className="grid grid-cols-[5.5rem_1fr_auto] gap-x-3 border-b border-line py-2 tabular max-sm:nth-3:hidden max-sm:nth-4:hidden"
            >
              <span className="text-ink-mute">{term}</span>
              <span className="font-semibold text-ink">{fact}</span>
              <span className="text-micro leading-5 text-lantern-deep">{exhibit}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-sm:hidden">
          {`The funds are on ${blockchain}. A production order for name, logins and withdrawals follows.`}
        </p>
        <svg viewBox="0 0 150 40" className="mt-4 h-9 max-sm:hidden" aria-hidden="true">
          <path
            d="M3 30C14 4 24 2 22 16S10 38 16 33 30 12 34 16 28 32 36 28 48 15 50 21 46 31 56 25 70 6 74 9 60 36 70 31 86 16 92 19 88 30 98 26 120 16 146 22"
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
        <p className="text-micro text-ink-mute max-sm:hidden">Case officer</p>
      </div>
    </Sheet>
  )
}
