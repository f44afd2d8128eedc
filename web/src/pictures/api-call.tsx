import { SAMPLE_DATE, samples } from '@/pictures/samples'
import { Sheet } from '@/pictures/sheet'

const { address, blockchain, score } = samples.ransomware

const request = {
  address,
  blockchain,
  check_sanctions: true,
  risk_assessment: true,
}

const answer = {
  risk_score: score,
  risk_level: 'high',
  labels_version: SAMPLE_DATE,
}

/** A call to the screening API and its response. */
export function ApiCall() {
  return (
    <Sheet
      tone="night"
      title="POST /v1/screen/address"
      aside="200 · 47 ms"
      description={`A call to the screening API with an address and a blockchain, and its response: a risk score of ${score}, the level high and the version of the labels.`}
    >
      <div className="overflow-hidden p-5 font-mono text-[0.8125rem] leading-6 sm:p-6">
        <JsonLines fields={request} />
        <div className="my-3 flex items-center gap-3">
          <span className="h-px grow bg-lantern" />
          <span className="size-2.5 rounded-full bg-lantern" />
        </div>
        <JsonLines fields={answer} />
      </div>
    </Sheet>
  )
}

type JsonFields = Readonly<Record<string, string | number | boolean>>

/** Fields as flat JSON on a dark background. */
export function JsonLines({ fields }: { fields: JsonFields }) {
  const lines = Object.entries(fields)
  return (
    <div>
      <div>{'{'}</div>
      {lines.map(([name, value], index) => (
        <div key={name} className="pl-5">
          <span className="text-on-night-soft">"{name}"</span>:{' '}
          <span className={typeof value === 'string' ? 'text-on-night' : 'text-lantern-bright'}>
            {JSON.stringify(value)}
          </span>
          {index < lines.length - 1 && ','}
        </div>
      ))}
      <div>{'}'}</div>
    </div>
  )
}
