import { TransferIcon } from '@sanity/icons/Transfer'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useId, useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { apiVersion } from '../env'
import { routableTypeNames } from '../schema/routable-types'
import { addressesOf } from '../schema/validation/public-history'
import { redirectVisitors } from './redirect-visitors'

/** The action “Send visitors to…” of a published page, before it is unpublished or deleted. */
export const useSendVisitors: DocumentActionComponent = ({ id, published }) => {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const addresses = published ? addressesOf(published) : []
  if (addresses.length === 0) return null
  return {
    label: 'Send visitors to…',
    icon: TransferIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Send visitors to another page',
      onClose: close,
      content: <SendVisitors id={id} addresses={addresses} onDone={close} />,
    },
  }
}

const PAGES_QUERY = `*[_type in $types && _id != $id && defined(path.current)] | order(path.current asc) {
  "value": _id, "title": coalesce(title, "Untitled"), "path": path.current
}`

type Page = { value: string; title: string; path: string }

interface SendVisitorsProps {
  id: string
  addresses: string[]
  onDone: () => void
}

/** Chooses a published page, and redirects the addresses of a document to it. */
function SendVisitors({ id, addresses, onDone }: SendVisitorsProps) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [pages, setPages] = useState<Page[]>([])
  const [target, setTarget] = useState<Page>()
  const [isSaving, setSaving] = useState(false)
  const fieldId = useId()

  const report = useCallback(
    ({ message }: Error) => {
      setSaving(false)
      toast.push({ status: 'error', title: 'That did not work.', description: message })
    },
    [toast],
  )
  useEffect(() => {
    const params = { id, types: routableTypeNames }
    const published = client.withConfig({ perspective: 'published' })
    published.fetch<Page[]>(PAGES_QUERY, params).then(setPages, report)
  }, [client, id, report])

  const save = async ({ value, title }: Page) => {
    setSaving(true)
    await redirectVisitors(client, { id, addresses }, value)
    const description = 'Now unpublish or delete this page: until then they see it.'
    toast.push({ status: 'success', title: `Visitors will be sent to “${title}”.`, description })
    onDone()
  }
  return (
    <Stack gap={4}>
      <Text size={1}>
        Once this page is unpublished or deleted, whoever asks for {addresses.join(' or ')} comes to
        the page that you choose here.
      </Text>
      <Autocomplete
        id={fieldId}
        aria-label="Page"
        placeholder="Title or path of a page"
        openButton
        options={pages}
        filterOption={(query, { title, path }) =>
          `${title} ${path}`.toLowerCase().includes(query.trim().toLowerCase())
        }
        renderOption={({ title, path }) => (
          <Card as="button" padding={3} radius={2}>
            <Stack gap={2}>
              <Text size={1}>{title}</Text>
              <Text size={1} muted>
                {path}
              </Text>
            </Stack>
          </Card>
        )}
        renderValue={(value, page) => page?.title ?? value}
        onChange={(value) => setTarget(pages.find((page) => page.value === value))}
      />
      <Flex justify="flex-end">
        <Button
          tone="primary"
          text="Send visitors there"
          loading={isSaving}
          disabled={!target || isSaving}
          onClick={() => target && save(target).catch(report)}
        />
      </Flex>
    </Stack>
  )
}
