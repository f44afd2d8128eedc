import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import {
  type DocumentInspectorProps,
  insert,
  PatchEvent,
  type Path,
  pathToString,
  setIfMissing,
  stringToPath,
  unset,
  useCurrentUser,
  useValidationStatus,
  type ValidationMarker,
} from 'sanity'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import { SeoPreview } from '../components/seo-preview/seo-preview'
import {
  type AcceptedWarning,
  acceptanceOf,
  acceptedIn,
  ruleOf,
} from '../schema/validation/accepted-warnings'
import type { Stored } from '../schema/validation/places'
import { fieldTitles } from './field-titles'
import { AcceptedCard, FindingCard } from './finding-card'
import { LinksChecked } from './links-checked'
import { PictureWeight } from './picture-weight'
import { repairFor } from './repairs'
import { Summary } from './summary'

/** Shows everything to check before a document is published. */
export function CheckPanel({ onClose, documentId, documentType }: DocumentInspectorProps) {
  const pane = useDocumentPane()
  const { validation, value, schemaType, onChange, formState } = pane
  const { isValidating } = useValidationStatus(
    value._id ?? documentId,
    documentType,
    !pane.selectedReleaseId,
  )
  const document = value as unknown as Stored
  const accepted = acceptedIn(document)
  const user = useCurrentUser()
  const isReadOnly = Boolean(formState?.readOnly)
  const open = (path: Path) => {
    pane.onPathOpen(path)
    pane.onFocus(path)
  }
  const titles = (path: Path) => fieldTitles(path, schemaType, document)

  const accept = ({ message, path, code }: ValidationMarker, reason: string) => {
    const warning: AcceptedWarning = {
      _type: 'acceptedWarning',
      _key: Math.random().toString(36).slice(2),
      rule: ruleOf({ message, ...(code && { code }) }),
      path: pathToString(path),
      message,
      reason,
      acceptedBy: user?.name ?? user?.email ?? 'an editor',
      acceptedAt: new Date().toISOString(),
    }
    onChange(
      PatchEvent.from([
        setIfMissing([], ['acceptedWarnings']),
        insert([warning], 'after', ['acceptedWarnings', -1]),
      ]),
    )
  }

  const found = validation.filter((marker) => !acceptanceOf(marker, accepted))
  const sorted = [
    ...found.filter(({ level }) => level === 'error'),
    ...found.filter(({ level }) => level === 'warning'),
  ]

  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        flex="none"
        closeButtonLabel="Close the check"
        onClose={onClose}
        title="Check before publishing"
      />
      <Card flex={1} overflow="auto" padding={3}>
        <Stack gap={5}>
          <Summary markers={sorted} isChecking={isValidating} isNew={!value._createdAt} />
          {sorted.length > 0 && (
            <List>
              {sorted.map((marker) => {
                const { path, message } = marker
                const repair = isReadOnly ? undefined : repairFor(marker, document)
                return (
                  <FindingCard
                    key={`${pathToString(path)} ${message}`}
                    level={marker.level === 'error' ? 'error' : 'warning'}
                    message={message}
                    titles={titles(path)}
                    onOpen={() => open(path)}
                    repair={repair}
                    onRepair={repair && (() => onChange(PatchEvent.from(repair.patches)))}
                    onAccept={
                      marker.level === 'warning' && !isReadOnly
                        ? (reason) => accept(marker, reason)
                        : undefined
                    }
                  />
                )
              })}
            </List>
          )}
          {accepted.length > 0 && (
            <Part title="Accepted warnings">
              <List>
                {accepted.map((warning) => (
                  <AcceptedCard
                    key={warning._key}
                    warning={warning}
                    titles={titles(stringToPath(warning.path))}
                    onReopen={() =>
                      onChange(PatchEvent.from(unset(['acceptedWarnings', { _key: warning._key }])))
                    }
                  />
                ))}
              </List>
            </Part>
          )}
          <Part title="Links">
            <LinksChecked
              document={document}
              reported={sorted.map(({ path }) => path)}
              titles={titles}
              onOpen={open}
            />
          </Part>
          <Part title="Pictures">
            <PictureWeight document={document} titles={titles} onOpen={open} />
          </Part>
          <SeoPreview document={document} />
        </Stack>
      </Card>
    </Flex>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Text as="h3" size={1} weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap={2}>
    {children}
  </Stack>
)
