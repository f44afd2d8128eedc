import { Stack, Text } from '@sanity/ui'
import { cutDescription, cutTitle, type SearchTexts, urlLine } from './search-texts'

type SearchResultProps = { texts: SearchTexts; origin: string }

/** A search result with title, URL and description in the sizes and lengths of search engines. */
export function SearchResult({ texts, origin }: SearchResultProps) {
  const { title, description, path } = texts
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        In search results
      </Text>
      <div
        style={{
          background: '#fff',
          color: '#4d5156',
          padding: 16,
          borderRadius: 4,
          fontFamily: 'Arial, sans-serif',
          maxWidth: 620,
        }}
      >
        <div style={{ fontSize: 12, lineHeight: '18px', overflowWrap: 'anywhere' }}>
          {urlLine(origin, path)}
        </div>
        <div
          data-testid="search-title"
          style={{ fontSize: 20, lineHeight: '26px', color: '#1a0dab', margin: '4px 0' }}
        >
          {cutTitle(title)}
        </div>
        <div data-testid="search-description" style={{ fontSize: 14, lineHeight: '22px' }}>
          {cutDescription(description)}
        </div>
      </div>
    </Stack>
  )
}
