import { ActionRow } from '@/cards/action-button'
import { Points } from '@/cards/points'
import type { CodeSampleProps } from '@/sections/code-sample/to-code-sample'
import { Band } from '@/ui/band'
import { CodePanel } from '@/ui/code/code-panel'
import { SectionHeading } from '@/ui/section-heading'

/** Examples side by side, each a card with its own name: the libraries of several languages. */
export function CodeCards({
  examples,
  points,
  actions,
  anchor,
  ...heading
}: Omit<CodeSampleProps, 'look'>) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
        {examples.map(({ key, title, install, language, code, note }) => (
          <li key={key} className="flex min-w-0 flex-col border-t border-ink pt-5">
            <h3 className="title-m text-ink">{title}</h3>
            {note && <p className="mt-1.5">{note}</p>}
            {install && (
              <CodePanel
                code={install}
                language="bash"
                label={`${title}: installation`}
                className="mt-5"
              />
            )}
            <CodePanel
              code={code}
              language={language}
              label={`${title}: example`}
              className="mt-3 grow"
            />
          </li>
        ))}
      </ul>
      <Points points={points} className="mt-10" />
      <ActionRow actions={actions} className="mt-10" />
    </Band>
  )
}
