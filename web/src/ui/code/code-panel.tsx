import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { cacheLife } from 'next/cache'
import type { Source } from '@/content/drafts/source'
import { CopyCode } from '@/ui/code/copy-code'
import { type CodeToken, highlight } from '@/ui/code/highlight'

type CodePanelProps = {
  code: string
  language: string
  /** The fields of the code and its language, in draft mode. */
  sources?: Record<'code' | 'language', Source> | undefined
  /** The accessible name of the code, if it has its own. */
  label?: string | undefined
  className?: string | undefined
}

const languageNames: Record<string, string> = {
  bash: 'Shell',
  text: 'Text',
  http: 'HTTP',
  json: 'JSON',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  ruby: 'Ruby',
  sql: 'SQL',
}

/** Highlighted code with a copy button. Long lines scroll. */
export function CodePanel({ code, language, sources, label, className }: CodePanelProps) {
  return (
    <div
      data-code
      className={clsx(
        'on-night overflow-hidden rounded-lg bg-night text-on-night forced-colors:border',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-night-line py-1.5 pr-2 pl-5 text-micro text-on-night-soft">
        <span {...sources?.language}>{languageNames[language] ?? language}</span>
        <CopyCode />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        aria-label={stegaClean(label ?? 'Code')}
        className="scroll-cue overflow-x-auto px-5 py-4 text-small leading-relaxed focus-visible:-outline-offset-2"
      >
        <pre {...sources?.code}>
          <code className="font-mono">
            <Tokens code={code} language={language} />
          </code>
        </pre>
      </div>
    </div>
  )
}

async function Tokens({ code, language }: Pick<CodePanelProps, 'code' | 'language'>) {
  const tokens = await highlighted(code, language)
  let at = 0
  return tokens.map(({ text, kind }) => {
    const key = at
    at += text.length
    return kind ? (
      <span key={key} className={`code-${kind}`}>
        {text}
      </span>
    ) : (
      text
    )
  })
}

/** Memoized: Shiki calls Date.now(), which prerendering disallows. */
async function highlighted(code: string, language: string): Promise<CodeToken[]> {
  'use cache'
  cacheLife('max')
  return highlight(code, language)
}
