import clsx from 'clsx'
import { Sheet } from '@/pictures/sheet'

const holders = [
  { name: 'The founder', addresses: 40, share: 21.4, lit: true },
  { name: 'Exchange custody', addresses: 64, share: 18.9, apart: 'set apart' },
  { name: 'A fund', addresses: 3, share: 6.2, apart: 'locked' },
  { name: 'A market maker', addresses: 6, share: 3.8 },
  { name: 'Unknown', addresses: 18, share: 2.7 },
]

const COLUMNS = 32

/** One dot for each address. */
function dotsFor(count: number): string {
  const at = (index: number) =>
    `M${(index % COLUMNS) * 6 + 3} ${Math.floor(index / COLUMNS) * 6 + 3}h0`
  return Array.from({ length: count }, (_, index) => at(index)).join('')
}

/** The largest holders of a token by owner: their addresses as dots, their shares of the supply as bars. */
export function Holders() {
  return (
    <Sheet
      title="Holders of one token, by owner"
      aside="131 addresses, 5 owners"
      description="The largest holders of a token as owners, each with its addresses and its share of the supply. The founder holds 21.4 percent with 40 addresses. Exchange custody, 18.9 percent, is set apart because it belongs to customers. A fund holds 6.2, a market maker 3.8, unknown addresses 2.7 percent."
    >
      <ul>
        {holders.map(({ name, addresses, share, lit, apart }) => (
          <li
            key={name}
            className={clsx(
              'grid grid-cols-[1fr_4rem] gap-x-4 gap-y-2 border-b border-line border-l-4 px-4 py-2.5 sm:grid-cols-[9rem_1fr_4rem] sm:items-center',
              lit ? 'border-l-lantern bg-lantern-wash/60' : 'border-l-transparent',
            )}
          >
            <span>
              <span className="font-semibold text-ink sm:block">{name}</span>{' '}
              <span className="text-micro text-ink-mute tabular">
                {[`${addresses} addresses`, apart].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="max-sm:col-span-2 max-sm:row-start-2">
              <svg
                viewBox={`0 0 ${COLUMNS * 6} ${Math.ceil(addresses / COLUMNS) * 6}`}
                className="block h-auto w-full max-w-72"
                fill="none"
                aria-hidden="true"
              >
                <path
                  d={dotsFor(addresses)}
                  stroke={lit ? 'var(--color-lantern-deep)' : 'var(--color-ink-mute)'}
                  strokeWidth="3.6"
                  strokeLinecap="round"
                />
              </svg>
              <span
                className={clsx(
                  'mt-2 block h-2.5 rounded-sm',
                  lit && 'bg-lantern',
                  apart && 'border border-dashed border-ink-mute',
                  !lit && !apart && 'bg-ink-mute',
                )}
                style={{ width: `${(share / 22) * 100}%` }}
              />
            </span>
            <span className="text-right font-semibold text-ink tabular">{share}%</span>
          </li>
        ))}
      </ul>
      <p className="px-4 py-3 text-micro text-ink">
        <span className="font-semibold">Without custody and locked tokens</span>, the founder holds
        77% of what is left here.
      </p>
    </Sheet>
  )
}
