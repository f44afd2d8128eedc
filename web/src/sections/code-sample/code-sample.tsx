import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { type Action, toActions } from '@/content/objects/action'
import { ActionRow } from '@/documents/action-button'
import type { SectionOf, SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { CodePanel } from '@/ui/code/code-panel'
import { CodeTabs } from '@/ui/code/code-tabs'
import { PhoneFold } from '@/ui/phone-fold'
import { Points } from '@/ui/points'
import { SectionHeading } from '@/ui/section-heading'

type CodeExample = SectionOf<'codeSample'>['examples'][number]

const codeOf = (title: string | null) => (title ? `Code: ${title}` : 'The code')

/** The fields beside the title of an example. */
const codeSources = (title: string | null) => ({
  code: sourceOf(title, 'code'),
  language: sourceOf(title, 'language'),
})

const installSources = (title: string | null) => ({
  code: sourceOf(title, 'install'),
  language: sourceOf(title, 'install'),
})

/** Code to copy, with what there is to say about it at its side. */
export function CodeSample(props: SectionProps<'codeSample'>) {
  const { look, examples, anchor, eyebrow, title, text, points } = props
  const actions = toActions(props.actions)
  if (look === 'cards') return <CodeCards {...props} actions={actions} />
  const tabs = examples.map((example) => ({
    key: example._key,
    title: example.title,
    panel: <ExampleBody example={example} of={title} inset />,
  }))
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading eyebrow={eyebrow} title={title} text={text} />
          <Points points={points} className="mt-6" />
          <ActionRow actions={actions} className="mt-8" />
        </div>
        <div className="min-w-0">
          {examples.some(({ code }) => code) && (
            <PhoneFold label={codeOf(title)}>
              {tabs.length > 1 ? (
                <CodeTabs label={stegaClean(title)} tabs={tabs} />
              ) : (
                examples.map((example) => (
                  <ExampleBody key={example._key} example={example} of={title} />
                ))
              )}
            </PhoneFold>
          )}
        </div>
      </div>
    </Band>
  )
}

type CodeCardsProps = Omit<SectionProps<'codeSample'>, 'actions'> & { actions: Action[] }

/** Examples side by side, each a card with its own name: the libraries of several languages. */
function CodeCards(props: CodeCardsProps) {
  const { examples, points, actions, anchor, eyebrow, title: name, text } = props
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading
        eyebrow={eyebrow}
        title={name}
        text={text}
        layout="split"
        className="mb-6 sm:mb-12"
      />
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
        {examples.map(({ _key, title, install, language, code, note }) => (
          <li key={_key} className="flex min-w-0 flex-col border-t border-ink pt-5">
            <h3 className="title-m text-ink">{title}</h3>
            {note && <p className="mt-1.5">{note}</p>}
            <PhoneFold label={codeOf(title)}>
              {install && (
                <CodePanel
                  code={install}
                  language="bash"
                  sources={installSources(title)}
                  label={`${title}: installation`}
                  className="mt-5"
                />
              )}
              <CodePanel
                code={code}
                language={language}
                sources={codeSources(title)}
                label={`${title}: example`}
                className="mt-3 grow"
              />
            </PhoneFold>
          </li>
        ))}
      </ul>
      <Points points={points} className="mt-10" />
      <ActionRow actions={actions} className="mt-10" />
    </Band>
  )
}

type ExampleBodyProps = {
  example: CodeExample
  /** What it is an example of. */
  of: string
  /** Inside a dark frame, so without one of its own. */
  inset?: boolean
}

/** One example: the command before it, the code, a sentence about it. */
function ExampleBody({ example, of, inset = false }: ExampleBodyProps) {
  const { title, install, language, code, note } = example
  const look = inset ? 'rounded-none border-b border-night-line last:border-b-0' : undefined
  const name = `${title}: ${of}`
  return (
    <div className={inset ? '' : 'grid gap-4'}>
      {install && (
        <CodePanel
          code={install}
          language="bash"
          sources={installSources(title)}
          label={`${name}: installation`}
          className={look}
        />
      )}
      <CodePanel
        code={code}
        language={language}
        sources={codeSources(title)}
        label={name}
        className={look}
      />
      {note && (
        <p className={clsx('text-small', inset ? 'px-5 py-4 text-on-night-soft' : 'text-ink-mute')}>
          {note}
        </p>
      )}
    </div>
  )
}
