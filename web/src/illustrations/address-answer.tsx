import { JsonLines } from '@/illustrations/api-call'
import { Sheet } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

const answer = [
  ['address', '"0xe3b0…4f88"'],
  ['chain', '"ethereum"'],
  ['balance', '"96.12"'],
  ['transactions', '1184'],
  ['first_seen', '"2025-03-14"'],
] as const

const label = [
  ['entity', '"Kestrelbrook Exchange"'],
  ['category', '"exchange/deposit"'],
  ['confidence', '"confirmed"'],
  ['source', '"test deposit"'],
  ['labels_version', '"2025-10-14"'],
] as const

/** On-chain data of an address and, highlighted, our attribution with its evidence. */
export function AddressAnswer({ words }: { words: Words['addressAnswer'] }) {
  return (
    <Sheet tone="night" words={words}>
      <div className="font-mono text-[0.8125rem] leading-6">
        <div className="px-5 pt-5 pb-4 sm:px-6">
          <p className="mb-2 font-sans text-micro">{words.chain}</p>
          <JsonLines fields={answer} />
        </div>
        <div className="border-l-4 border-lantern bg-night-raised px-5 py-5 sm:px-6">
          <p className="mb-2 font-sans text-micro font-semibold text-lantern-bright">
            {words.known}
          </p>
          <JsonLines fields={label} />
        </div>
      </div>
    </Sheet>
  )
}
