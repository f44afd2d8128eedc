import { Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { type FormPatch, PatchEvent, type StringInputProps, useClient, useFormValue } from 'sanity'
import { apiVersion } from '../env'
import {
  formerTexts,
  KEPT_DATES_QUERY,
  type LegalVersion,
  legalVersionOf,
} from '../schema/validation/legal-texts'
import { publishedId } from '../schema/validation/path'
import { usePublicHistory } from './public-history'

/**
 * The date of a legal page. A changed one keeps the published text as a `legalVersion`, which the site shows once the
 * page has another date: so it works for a draft and for a release. What was published in another way can be kept here.
 */
export function LastUpdatedInput(props: StringInputProps) {
  const id = publishedId(String(useFormValue(['_id']) ?? ''))
  const history = usePublicHistory(id, 'legalPage')
  const { kept, keep } = useKept(id)
  const [last] = history
  const published = last && legalVersionOf(last)

  const change = (event: FormPatch | FormPatch[] | PatchEvent) => {
    props.onChange(event)
    const isChanged = PatchEvent.from(event).patches.some(
      (patch) => patch.type === 'set' && patch.value !== published?.date,
    )
    if (published && isChanged) void keep(published)
  }
  return (
    <Flex direction="column" gap={3}>
      {props.renderDefault({ ...props, onChange: change })}
      {kept &&
        formerTexts(history, props.value)
          .filter(({ date }) => date === published?.date || !kept.includes(date))
          .map((text) => (
            <FormerText
              key={text.date}
              date={text.date}
              isKept={kept.includes(text.date)}
              onKeep={() => keep(text)}
            />
          ))}
    </Flex>
  )
}

function FormerText(props: { date: string; isKept: boolean; onKeep: () => void }) {
  const { date, isKept, onKeep } = props
  return (
    <Card tone={isKept ? 'primary' : 'caution'} padding={3} radius={2} border role="note">
      <Flex align="center" justify="space-between" gap={3}>
        <Text size={1}>
          The published text of {date}{' '}
          {isKept ? 'stays readable under “Previous versions”.' : 'is not kept.'}
        </Text>
        {!isKept && <Button mode="ghost" text="Keep this version" onClick={onKeep} />}
      </Flex>
    </Card>
  )
}

/** The dates whose texts are kept, undefined while that is not known, and a function that keeps one. */
function useKept(id: string) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [kept, setKept] = useState<string[]>()
  useEffect(() => {
    setKept(undefined)
    client.fetch<string[]>(KEPT_DATES_QUERY, { id }).then(setKept, () => setKept([]))
  }, [client, id])
  const keep = useCallback(
    async (text: LegalVersion) => {
      try {
        await client.createOrReplace(text)
        setKept((before = []) => [...before, text.date])
      } catch (error) {
        toast.push({
          status: 'error',
          title: 'The published text is not kept.',
          description: String(error),
        })
      }
    },
    [client, toast],
  )
  return { kept, keep }
}
