import clsx from 'clsx'
import type { CodeExample } from '@/sections/code-sample/to-code-sample'
import { CodePanel } from '@/ui/code/code-panel'

type ExampleBodyProps = {
  example: Pick<CodeExample, 'title' | 'install' | 'language' | 'code' | 'note'>
  /** What it is an example of. */
  of: string
  /** Inside a dark frame, so without one of its own. */
  inset?: boolean
}

/** One example: the command before it, the code, a sentence about it. */
export function ExampleBody({ example, of, inset = false }: ExampleBodyProps) {
  const { title, install, language, code, note } = example
  const look = inset ? 'rounded-none border-b border-night-line last:border-b-0' : undefined
  const name = `${title}: ${of}`
  return (
    <div className={inset ? '' : 'grid gap-4'}>
      {install && (
        <CodePanel
          code={install}
          language="bash"
          label={`${name}, installation`}
          className={look}
        />
      )}
      <CodePanel code={code} language={language} label={name} className={look} />
      {note && (
        <p className={clsx('text-small', inset ? 'px-5 py-4 text-on-night-soft' : 'text-ink-mute')}>
          {note}
        </p>
      )}
    </div>
  )
}
