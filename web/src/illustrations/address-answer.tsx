import { JsonLines } from '@/illustrations/api-call'
import { Sheet } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

/** On-chain data of an address and, highlighted, our attribution with its evidence. */
export function AddressAnswer({ words }: { words: Words['addressAnswer'] }) {
  return (
    <Sheet tone="night" words={words}>
      <div className="font-mono text-[0.8125rem] leading-6">
        <div className="px-5 pt-5 pb-4 sm:px-6">
          <p className="mb-2 font-sans text-micro">{words.chain}</p>
          <JsonLines text={words.answer} />
        </div>
        <div className="border-l-4 border-lantern bg-night-raised px-5 py-5 sm:px-6">
          <p className="mb-2 font-sans text-micro font-semibold text-lantern-bright">
            {words.known}
          </p>
          <JsonLines text={words.labels} />
        </div>
      </div>
    </Sheet>
  )
}
