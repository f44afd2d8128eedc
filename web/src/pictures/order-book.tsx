import clsx from 'clsx'
import { otherSamples } from '@/pictures/samples'
import { Sheet } from '@/pictures/sheet'

type Level = { price: string; size: string; share: number; kind?: 'layer' | 'fill' }

const asks: Level[] = [
  { price: '0.4182', size: '410,000', share: 88, kind: 'layer' },
  { price: '0.4179', size: '395,000', share: 84, kind: 'layer' },
  { price: '0.4176', size: '402,000', share: 86, kind: 'layer' },
  { price: '0.4171', size: '38,200', share: 14 },
  { price: '0.4168', size: '21,700', share: 9 },
]

const bids: Level[] = [
  { price: '0.4151', size: '96,400', share: 26, kind: 'fill' },
  { price: '0.4148', size: '44,900', share: 15 },
  { price: '0.4144', size: '61,300', share: 19 },
]

/** Layering in an order book: large fake offers, and the purchase that they made cheaper. */
export function OrderBook() {
  return (
    <Sheet
      title="Order book, 11:42:07.318"
      aside="1 of 4 repeats in 9 minutes"
      description="An order book with a manipulation pattern. Three offers of about 400,000 each stood above the market and were canceled after 0.8 seconds. While they stood, the price fell and a bid of 96,400 was filled. Both sides were funded from one wallet."
    >
      <ul className="py-2">
        {asks.map((level) => (
          <LevelRow key={level.price} {...level} />
        ))}
        <li className="my-1.5 flex justify-between border-y border-line bg-paper px-4 py-1.5 text-micro text-ink-mute tabular">
          <span>Spread 0.41%</span>
          <span>Mid 0.41595</span>
        </li>
        {bids.map((level) => (
          <LevelRow key={level.price} {...level} />
        ))}
      </ul>
      <p className="grid gap-x-6 gap-y-1 border-t border-line bg-lantern-wash px-4 py-3 text-micro text-ink sm:flex sm:justify-between">
        <span className="font-semibold">Accounts A and B: one funding wallet</span>
        <span className="font-mono">{otherSamples.funder.address}</span>
      </p>
    </Sheet>
  )
}

function LevelRow({ price, size, share, kind }: Level) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 px-4 py-1 tabular">
      <span className="font-mono text-micro text-ink">{price}</span>
      <span className="flex h-4 items-center">
        <span
          className={clsx(
            'block h-full rounded-sm',
            kind === 'layer' && 'border border-dashed border-risk bg-risk-wash/60',
            kind === 'fill' && 'bg-lantern',
            !kind && 'bg-paper-deep',
          )}
          style={{ width: `${share}%` }}
        />
      </span>
      <span className="w-[8.25rem] text-right text-micro whitespace-nowrap">
        <span className={kind ? 'font-semibold text-ink' : ''}>{size}</span>
        {kind === 'layer' && <span className="text-risk"> gone in 0.8 s</span>}
        {kind === 'fill' && <span className="text-lantern-deep"> filled</span>}
      </span>
    </li>
  )
}
