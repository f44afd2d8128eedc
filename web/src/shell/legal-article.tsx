import type { LegalPage } from '@/content/legal-page/legal-page'

/** Placeholder until web-look's: a legal document's text. */
export function LegalArticle({ page }: { page: LegalPage }) {
  return (
    <article>
      <h1>{page.title}</h1>
      <pre>
        {page.body.map((block) => block.children.map((span) => span.text).join('')).join('\n')}
      </pre>
    </article>
  )
}
