import { Stack, Text } from '@sanity/ui'
import type { SlugInputProps } from 'sanity'
import { env } from '../env'

/** The path field, with the page's full URL below it. */
export function PathInput(props: SlugInputProps) {
  const path = props.value?.current
  const url = path?.startsWith('/') && URL.parse(path, env.SANITY_STUDIO_SITE_URL)?.href
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {path === '/' && (
        <Text size={1} muted>
          The path of the home page is fixed.
        </Text>
      )}
      {url && (
        <Text size={1} muted>
          On the site:{' '}
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </Text>
      )}
    </Stack>
  )
}
