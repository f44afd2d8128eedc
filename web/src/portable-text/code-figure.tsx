import { CodePanel } from '@/ui/code/code-panel'

type CodeFigureProps = { code: string; language: string; caption?: string }

/** Code inside running text. */
export function CodeFigure({ code, language, caption }: CodeFigureProps) {
  return (
    <figure className="mt-6 first:mt-0">
      <CodePanel code={code} language={language} label={caption ?? 'Code'} />
      {caption && (
        <figcaption dir="auto" className="mt-2 text-small text-ink-mute">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
