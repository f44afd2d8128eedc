type CodeFigureProps = { code: string; caption?: string }

/** Code inside running text; long lines scroll inside it. */
export function CodeFigure({ code, caption }: CodeFigureProps) {
  return (
    <figure className="mt-6 first:mt-0">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={caption ?? 'Code'}
        className="overflow-x-auto rounded-lg bg-night p-5 text-small text-on-night"
      >
        <pre>
          <code className="font-mono">{code}</code>
        </pre>
      </section>
      {caption && <figcaption className="mt-2 text-small text-ink-mute">{caption}</figcaption>}
    </figure>
  )
}
