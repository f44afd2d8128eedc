import { Sheet } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

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

/** A call to the screening API and its response. */
export function ApiCall({ words }: { words: Words['apiCall'] }) {
  return (
    <Sheet tone="night" words={words}>
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

type JsonLinesProps = { fields: readonly (readonly [name: string, value: string])[] }

/** Fields as flat JSON on a dark background. */
export function JsonLines({ fields }: JsonLinesProps) {
  return (
    <div>
      <div>{'{'}</div>
      {fields.map(([name, value], index) => (
        <div key={name} className="pl-5">
          <span className="text-on-night-soft">"{name}"</span>:{' '}
          <span className={value.startsWith('"') ? 'text-on-night' : 'text-lantern-bright'}>
            {value}
          </span>
          {index < fields.length - 1 && ','}
        </div>
      ))}
      <div>{'}'}</div>
    </div>
  )
}
