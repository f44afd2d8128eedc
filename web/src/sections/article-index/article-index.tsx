import { sourceOf } from '@/content/drafts/source'
import { getArticleCategories, getArticles } from '@/documents/article/article.query'
import { monthAndYear } from '@/lib/format-date'
import { feedHref } from '@/lib/routes'
import {
  articleAreaTexts,
  describeResults,
  type Library,
} from '@/sections/article-index/area-texts'
import { ArticleFeature } from '@/sections/article-index/article-feature'
import type { ArticleIndexSection, ArticleLook } from '@/sections/article-index/article-index.query'
import { ArticleList } from '@/sections/article-index/article-list'
import { FilterLink, MoreButton } from '@/sections/article-index/browsing'
import { BrowsingProvider } from '@/sections/article-index/browsing-provider'
import { CategoryChips, CategoryFigures } from '@/sections/article-index/categories'
import { Results } from '@/sections/article-index/results'
import { SearchForm } from '@/sections/article-index/search-form'
import { articleListTexts } from '@/sections/article-index/texts'
import { toHeading } from '@/sections/heading'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** How many articles are shown at a time. */
const PAGE_SIZE = 6

const FEEDS = { blog: 'resources/blog', news: 'company/news' } as const

/** Articles of the blog or the news: a list with search and filters, or one article large. */
export function ArticleIndex(section: ArticleIndexSection) {
  const { look } = section
  if (look === 'picture' || look === 'type') return <ArticleFeature {...section} />
  return <ArticleBrowser {...section} look={look === 'ledger' ? 'ledger' : 'cards'} />
}

type ArticleBrowserProps = Omit<ArticleIndexSection, 'look'> & { look: ArticleLook }

/** The list: the first page comes from the server, the rest is loaded on demand. */
async function ArticleBrowser({ look, ...section }: ArticleBrowserProps) {
  const { area, archives, tags } = section
  const texts = articleAreaTexts[area]
  const { anchor, ...heading } = toHeading(section)
  // The article that is featured above on the same page.
  const leaveOut = section.leaveOut?.path ?? undefined
  const [all, categories] = await Promise.all([getArticles(area), getArticleCategories(area)])
  const counted = categories.map((category) => ({
    ...category,
    open: all.filter((article) => article.category.slug === category.slug).length,
  }))
  const listed = all.filter(({ path }) => path !== leaveOut)
  const first = listed.slice(0, PAGE_SIZE)
  const library: Library = Object.fromEntries([
    ...categories.map(({ slug, title, libraryCount }) => [
      slug,
      { label: title, count: libraryCount },
    ]),
    ...archives.map(({ month, libraryCount }) => [
      month,
      { label: monthAndYear(month), count: libraryCount },
    ]),
  ])
  const hasAside = archives.length + tags.length > 0
  const numbers = { shown: first.length, total: listed.length }
  return (
    <Band anchor={anchor}>
      <BrowsingProvider area={area}>
        <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-10" />
        {look === 'cards' && <CategoryFigures categories={counted} />}
        <div className="mt-10 mb-6 flex flex-wrap items-end justify-between gap-6">
          {look === 'ledger' && <CategoryChips categories={counted} allLabel={texts.all} />}
          <SearchForm label={texts.search} className="max-w-md flex-[1_1_12rem]" />
        </div>
        <noscript>
          <p className="mb-6">
            Filters and search need JavaScript. The{' '}
            <a href={feedHref(FEEDS[area])} className="text-link">
              feed
            </a>{' '}
            lists the latest articles without it.
          </p>
        </noscript>
        <div className={hasAside ? 'grid gap-x-16 gap-y-14 lg:grid-cols-[9fr_3fr]' : ''}>
          <Results
            look={look}
            size={PAGE_SIZE}
            leaveOut={leaveOut}
            library={library}
            firstStatus={describeResults(numbers, { page: 1 }, library)}
          >
            <ArticleList articles={first} look={look} />
            {first.length < listed.length && <MoreButton page={2} shown={first.length} />}
          </Results>
          {hasAside && (
            <aside className="stack-10">
              <Archives {...section} articles={all} />
            </aside>
          )}
        </div>
      </BrowsingProvider>
    </Band>
  )
}

type ArchivesProps = Pick<ArticleIndexSection, 'title' | 'archives' | 'tags'> & {
  articles: readonly { publishedOn: string }[]
}

const link =
  'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-lantern ' +
  'aria-[current]:bg-lantern-wash'

/** Filters by month and by tag. */
function Archives({ title, archives, tags, articles }: ArchivesProps) {
  return (
    <>
      {archives.length > 0 && (
        <nav aria-label={articleListTexts.archives}>
          <h3 className="title-s text-ink">{articleListTexts.archives}</h3>
          <ul className="mt-3 border-t border-line">
            {archives.map(({ _key, month, libraryCount }) => (
              <li
                key={month}
                {...sourceOf(title, `archives[_key=="${_key}"].month`)}
                className="flex items-baseline border-b border-line tabular"
              >
                <FilterLink facet="month" value={month} className={`grow py-2.5 ${link}`}>
                  {monthAndYear(month)}
                </FilterLink>{' '}
                <span className="text-micro text-ink-mute">
                  <span className="text-body font-semibold text-ink">
                    {articles.filter(({ publishedOn }) => publishedOn.startsWith(month)).length}
                  </span>{' '}
                  of {libraryCount}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-micro text-ink-mute">{articleListTexts.archivesNote}</p>
        </nav>
      )}
      {tags.length > 0 && (
        <nav aria-label={articleListTexts.tags}>
          <h3 className="title-s text-ink">{articleListTexts.tags}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
            {tags.map((tag, index) => (
              <li key={tag} {...sourceOf(title, `tags[${index}]`)}>
                <FilterLink
                  facet="tag"
                  value={tag}
                  className={`inline-block py-1 text-small ${link}`}
                >
                  {tag}
                </FilterLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
