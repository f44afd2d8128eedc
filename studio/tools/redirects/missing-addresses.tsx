import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useIntentLink } from 'sanity/router'
import { timesInWords } from './redirect-list'
import { redirectTemplate } from './redirect-template'

const SHOWN = 10

type Props = {
  /** Most frequent first; undefined while the site is asked. */
  missing: { path: string; count: number }[] | undefined
  /** Why they are not known. */
  reason: string | undefined
  onRetry: () => void
}

/** The addresses without a page that visitors ask for, each with “Make a redirect”. */
export function MissingAddresses({ missing, reason, onRetry }: Props) {
  const [isLong, setLong] = useState(false)
  const shown = isLong ? missing : missing?.slice(0, SHOWN)
  return (
    <Stack as="section" gap={4} aria-labelledby="missing-addresses">
      <Stack gap={3}>
        <Heading as="h2" size={1} id="missing-addresses">
          Missing addresses
        </Heading>
        <Text size={1} muted>
          What visitors asked for in 30 days and found no page.
        </Text>
      </Stack>
      {reason && (
        <Card border radius={3} padding={4} tone="caution" role="status">
          <Stack gap={4}>
            <Text size={1}>{reason}</Text>
            <Text size={1}>Redirects work without these figures.</Text>
            <Flex>
              <Button mode="ghost" fontSize={1} text="Ask again" onClick={onRetry} />
            </Flex>
          </Stack>
        </Card>
      )}
      {!reason && !missing && (
        <Text size={1} muted role="status">
          Asking the site…
        </Text>
      )}
      {missing?.length === 0 && (
        <Card border radius={3} padding={4}>
          <Text size={1}>Nobody asked for an address that is missing.</Text>
        </Card>
      )}
      {shown && shown.length > 0 && (
        <Card as="ul" border radius={3} overflow="hidden" style={{ listStyle: 'none', margin: 0 }}>
          {shown.map(({ path, count }, index) => (
            <Missing key={path} path={path} count={count} isFirst={index === 0} />
          ))}
        </Card>
      )}
      {missing && missing.length > SHOWN && (
        <Flex>
          <Button
            mode="bleed"
            fontSize={1}
            text={isLong ? 'Show fewer' : `Show all ${missing.length}`}
            aria-expanded={isLong}
            onClick={() => setLong(!isLong)}
          />
        </Flex>
      )}
    </Stack>
  )
}

type MissingProps = { path: string; count: number; isFirst: boolean }

function Missing({ path, count, isFirst }: MissingProps) {
  const linkProps = useIntentLink({
    intent: 'create',
    params: [{ type: 'redirect', template: redirectTemplate.id }, { from: path }],
  })
  return (
    <Card as="li" padding={3} borderTop={!isFirst}>
      <Stack gap={3}>
        <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
          {path}
        </Text>
        <Flex align="center" justify="space-between" gap={2} wrap="wrap">
          <Text size={1} muted>
            Was asked for {timesInWords(count)}
          </Text>
          <Button
            {...linkProps}
            as="a"
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Make a redirect"
            aria-label={`Make a redirect from ${path}`}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
