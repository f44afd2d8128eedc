import { Stack, Text } from '@sanity/ui'
import type { SlugInputProps } from 'sanity'
import { env } from '../env'

/** The address field, with the whole address that visitors will see below it. */
export function PathInput(props: SlugInputProps) {
  const path = props.value?.current
  const address = path?.startsWith('/') && URL.parse(path, env.SANITY_STUDIO_SITE_URL)?.href
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {path === '/' && (
        <Text size={1} muted>
          The address of the home page is fixed.
        </Text>
      )}
      {address && (
        <Text size={1} muted>
          On the site:{' '}
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </Text>
      )}
    </Stack>
  )
}
