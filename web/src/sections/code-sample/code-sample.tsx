import { stegaClean } from 'next-sanity'
import { ActionRow } from '@/cards/action-button'
import { Points } from '@/cards/points'
import { CodeCards } from '@/sections/code-sample/code-cards'
import { ExampleBody } from '@/sections/code-sample/example-body'
import type { CodeSampleProps } from '@/sections/code-sample/to-code-sample'
import { Band } from '@/ui/band'
import { CodeTabs } from '@/ui/code/code-tabs'
import { SectionHeading } from '@/ui/section-heading'

/** Code to copy, with what there is to say about it at its side. */
export function CodeSample({ look, examples, anchor, ...side }: CodeSampleProps) {
  const { title, points, actions, ...heading } = side
  if (look === 'cards') return <CodeCards {...{ examples, anchor, ...side }} />
  const tabs = examples.map((example) => ({
    key: example.key,
    title: example.title,
    panel: <ExampleBody example={example} of={title} inset />,
  }))
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <SectionHeading title={title} {...heading} />
          <Points points={points} className="mt-6" />
          <ActionRow actions={actions} className="mt-8" />
        </div>
        <div className="min-w-0">
          {tabs.length > 1 ? (
            <CodeTabs label={stegaClean(title)} tabs={tabs} />
          ) : (
            examples.map((example) => (
              <ExampleBody key={example.key} example={example} of={title} />
            ))
          )}
        </div>
      </div>
    </Band>
  )
}
