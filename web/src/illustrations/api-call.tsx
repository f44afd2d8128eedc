import { stegaClean } from '@sanity/client/stega'
import { Sheet } from '@/illustrations/sheet'
import { sourceOf } from '@/sanity/drafts/source'
import type { Words } from '@/sanity/words'

/** A call to the screening API and its response. */
export function ApiCall({ words }: { words: Words['apiCall'] }) {
  return (
    <Sheet tone="night" words={words}>
      <div className="overflow-hidden p-5 font-mono text-[0.8125rem] leading-6 sm:p-6">
        <JsonLines text={words.request} />
        <div className="my-4 flex items-center gap-3">
          <span className="h-px grow bg-lantern" />
          <span className="size-2.5 rounded-full bg-lantern" />
        </div>
        <JsonLines text={words.answer} />
      </div>
    </Sheet>
  )
}

/** Fields as flat JSON on a dark background; each line of the text is a field, such as `score: 87`. */
export function JsonLines({ text }: { text: string }) {
  const fields = stegaClean(text)
    .split('\n')
    .map((line) => /^([^:]*):?\s*(.*)$/.exec(line.trim())?.slice(1) ?? [])
  return (
    <div {...sourceOf(text)}>
      <div>{'{'}</div>
      {fields.map(([name = '', value = ''], index) => (
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
