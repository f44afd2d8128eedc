import { JsonLines } from '@/pictures/json-lines'
import { Sheet } from '@/pictures/sheet'

const request = [
  ['address', '"0x9c1f…d70e"'],
  ['blockchain', '"ethereum"'],
  ['check_sanctions', 'true'],
  ['risk_assessment', 'true'],
] as const

const response = [
  ['event', '"high_risk_alert"'],
  ['risk_score', '87'],
  ['reason', '"ransomware, 2 hops"'],
] as const

/** One call to the screening API and what comes back. */
export function ApiCall() {
  return (
    <Sheet
      tone="night"
      title="POST /v1/screen/address"
      aside="200 · 47 ms"
      description="A call to the screening API with an address and a blockchain, and its answer: a high-risk alert with a score of 87 and the reason."
    >
      <div className="overflow-hidden p-5 font-mono text-[0.8125rem] leading-6 sm:p-6">
        <JsonLines fields={request} />
        <div className="my-4 flex items-center gap-3">
          <span className="h-px grow bg-lantern" />
          <span className="size-2.5 rounded-full bg-lantern" />
        </div>
        <JsonLines fields={response} />
      </div>
    </Sheet>
  )
}
