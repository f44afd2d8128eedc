import clsx from 'clsx'
import { lineOf, Sheet } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

type Level = { share: number; kind?: 'layer' | 'fill' }

const asks: Level[] = [
  { share: 88, kind: 'layer' },
  { share: 84, kind: 'layer' },
  { share: 86, kind: 'layer' },
  { share: 14 },
  { share: 9 },
]

const bids: Level[] = [{ share: 26, kind: 'fill' }, { share: 15 }, { share: 19 }]

/** Layering in an order book: large fake offers, and the purchase that they made cheaper. */
export function OrderBook({ words }: { words: Words['orderBook'] }) {
  return (
    <Sheet words={words}>
      <ul className="py-2">
        {asks.map((level, index) => {
          const { askPrice, askSize } = lineOf(words, index + 1, 'askPrice', 'askSize')
          return (
            <LevelRow key={level.share} {...level} price={askPrice} size={askSize} words={words} />
          )
        })}
        <li className="my-1.5 flex justify-between border-y border-line bg-paper px-4 py-1.5 text-micro text-ink-mute tabular">
          <span>{words.spread}</span>
          <span>{words.mid}</span>
        </li>
        {bids.map((level, index) => {
          const { bidPrice, bidSize } = lineOf(words, index + 1, 'bidPrice', 'bidSize')
          return (
            <LevelRow key={level.share} {...level} price={bidPrice} size={bidSize} words={words} />
          )
        })}
      </ul>
      <p className="grid gap-x-6 gap-y-1 border-t border-line bg-lantern-wash px-4 py-3 text-micro text-ink sm:flex sm:justify-between">
        <span className="font-semibold">{words.note}</span>
        <span className="font-mono">{words.address}</span>
      </p>
    </Sheet>
  )
}

type LevelRowProps = Level & { price: string; size: string; words: Words['orderBook'] }

function LevelRow({ price, size, share, kind, words }: LevelRowProps) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 px-4 py-1 tabular">
      <span className="font-mono text-micro text-ink">{price}</span>
      <span className="flex h-5 items-center">
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
      <span className="w-[7.75rem] text-right text-micro whitespace-nowrap">
        <span className={kind ? 'font-semibold text-ink' : ''}>{size}</span>
        {kind === 'layer' && <span className="text-risk"> {words.gone}</span>}
        {kind === 'fill' && <span className="text-lantern-deep"> {words.filled}</span>}
      </span>
    </li>
  )
}
