import { LaunchIcon } from '@sanity/icons/Launch'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { type Path, Preview, pathToString, type SchemaType, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { publishedId } from '../schema/validation/path'

/** A document in a dialog's list, with notes below its title. */
export interface DocumentRow {
  id: string
  type: string
  /** The field that the link focuses. */
  path?: Path | undefined
  remarks?: string[]
}

/** Documents, each with a link that opens a new tab, so that the dialog stays open. */
export function DocumentRows({ label, rows }: { label: string; rows: DocumentRow[] }) {
  const schema = useSchema()
  return (
    <Card border radius={2} style={{ maxHeight: '16rem', overflow: 'auto' }} tabIndex={-1}>
      <Stack as="ul" aria-label={label} padding={1} gap={1}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} type={schema.get(row.type)} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function Row({ row, type }: { row: DocumentRow; type: SchemaType | undefined }) {
  const { id, path, remarks = [] } = row
  return (
    <Card
      as={IntentLink}
      radius={2}
      padding={1}
      target="_blank"
      style={{ textDecoration: 'none' }}
      rel="noreferrer"
      intent={'edit'}
      params={{
        id: publishedId(id),
        type: row.type,
        ...(path && { path: pathToString(path) }),
      }}
    >
      <Flex align="center" gap={2} paddingRight={2}>
        <Box flex={1}>
          {type ? (
            <Preview schemaType={type} value={{ _id: id, _type: row.type }} layout="default" />
          ) : (
            <Text size={1}>{id}</Text>
          )}
        </Box>
        <Text size={1} muted>
          <LaunchIcon aria-label="opens in a new tab" />
        </Text>
      </Flex>
      {remarks.length > 0 && (
        // Aligned with the title, which starts after the picture.
        <Stack gap={2} paddingBottom={2} style={{ paddingLeft: '3.0625rem' }}>
          {remarks.map((remark) => (
            <Text key={remark} size={1} muted>
              {remark}
            </Text>
          ))}
        </Stack>
      )}
    </Card>
  )
}
