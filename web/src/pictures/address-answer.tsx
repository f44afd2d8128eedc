import { JsonLines } from '@/pictures/api-call'
import { otherSamples, SAMPLE_DATE } from '@/pictures/samples'
import { Sheet } from '@/pictures/sheet'

const { address, owner, blockchain } = otherSamples.exchangeDeposit

const onChain = {
  address,
  blockchain: blockchain.toLowerCase(),
  balance: '96.12',
  transactions: 1184,
  first_seen: '2024-11-06',
}

const known = {
  entity: owner,
  category: 'exchange/deposit',
  confidence: 'confirmed',
  source: 'test deposit',
  labels_version: SAMPLE_DATE,
}

/** Side by side in a wide frame. */
const COLUMNS = 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))'

/** On-chain data of an address and, highlighted, our attribution with its evidence. */
export function AddressAnswer() {
  return (
    <Sheet
      tone="night"
      title={`GET /v1/address/${address}`}
      aside="200 · 38 ms"
      description="A call to the data API for one address, and its answer in two parts. From the chain: balance, number of transactions, first seen. From us: the entity it belongs to, its category, confidence, source, and the version of the labels."
    >
      <div className="font-mono text-[0.8125rem] leading-6">
        <p className="px-5 pt-4 text-on-night sm:px-6">
          <span className="text-lantern-bright">$</span>
          {` curl …/v1/address/${address}`}
        </p>
        <div className="grid" style={{ gridTemplateColumns: COLUMNS }}>
          <div className="px-5 py-5 sm:px-6">
            <p className="mb-2 font-sans text-micro">The chain says</p>
            <JsonLines fields={onChain} />
          </div>
          <div className="border-l-4 border-lantern bg-night-raised px-5 py-5 sm:px-6">
            <p className="mb-2 font-sans text-micro font-semibold text-lantern-bright">
              What we know about it
            </p>
            <JsonLines fields={known} />
          </div>
        </div>
      </div>
    </Sheet>
  )
}
