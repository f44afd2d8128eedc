import { Card, Flex, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useCallback, useDeferredValue, useState } from 'react'
import { useClient } from 'sanity'
import { useReading } from '../../actions/use-reading'
import { apiVersion } from '../../env'

interface Thing {
  _id: string
  title: string
  note: string | null
  url: string | null
}

// Of a large library only the matches are read; “contains”, since file names have no words.
const QUERY = `*[_type == $type && (
  _id == $chosen || $text == "" ||
  count(string::split(lower(coalesce(title, name, label, originalFilename, "") + " " + coalesce(key, altText, "")), lower($text))) > 1
)] | order((_id == $chosen) desc, _updatedAt desc)[0...50]{
  _id, url,
  "title": coalesce(title, name, label, originalFilename, "Untitled"),
  "note": select(
    _type == "companyFigure" => value,
    _type == "person" => role,
    _type == "articleCategory" => area,
    string(metadata.dimensions.width) + " × " + string(metadata.dimensions.height) + " px"
  )
}`

type ThingInputProps = {
  id: string
  /** The type of the documents. */
  of: string
  label: string
  value: string | undefined
  onChoose: (id: string) => void
}

/** Chooses an image, a figure, a person or a category; searches as the editor types. */
export function ThingInput({ id, of, label, value, onChoose }: ThingInputProps) {
  const client = useClient({ apiVersion })
  const [search, setSearch] = useState('')
  const text = useDeferredValue(search.trim())
  const read = useCallback(
    () =>
      client
        .withConfig({ perspective: 'published', useCdn: false })
        .fetch<Thing[]>(QUERY, { type: of, chosen: value ?? '', text }),
    [client, of, value, text],
  )
  const { value: things, error } = useReading(read)
  const options = (things ?? []).map((thing) => ({ value: thing._id, ...thing }))
  return (
    <Stack gap={2}>
      <Autocomplete
        id={id}
        aria-label={label}
        placeholder="Search by name"
        fontSize={1}
        openButton
        loading={!things && !error}
        options={options}
        {...(value && { value })}
        filterOption={() => true}
        onQueryChange={(query) => setSearch(query ?? '')}
        onChange={(chosen) => chosen && onChoose(chosen)}
        renderOption={(thing) => (
          <Card as="button" padding={3} radius={2}>
            <Flex gap={3} align="center">
              {thing.url && (
                // biome-ignore lint/performance/noImgElement: the Studio is not built by Next
                <img
                  src={`${thing.url}?w=96&h=72&fit=crop`}
                  alt=""
                  width={48}
                  height={36}
                  loading="lazy"
                />
              )}
              <Stack gap={2} flex={1}>
                <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                  {thing.title}
                </Text>
                {thing.note && (
                  <Text size={1} muted>
                    {thing.note}
                  </Text>
                )}
              </Stack>
            </Flex>
          </Card>
        )}
        renderValue={(chosen, option) => option?.title ?? chosen}
      />
      {things?.length === 0 && (
        <Text size={1} muted role="status">
          {text ? `None has “${text}” in its name.` : 'There are none yet.'}
        </Text>
      )}
      {error && (
        <Text size={1} role="alert">
          The list cannot be read. Reload the page to try again.
        </Text>
      )}
    </Stack>
  )
}
