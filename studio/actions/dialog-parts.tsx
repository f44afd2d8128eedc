import { Button, Card, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { explainError } from './use-reading'

interface TransactionDialogProps {
  header: string
  /** The label of the button that runs the transaction. */
  verb: string
  tone: 'positive' | 'critical'
  /** As of Sanity's dialogs; 1 unless set. */
  width?: number
  isReady: boolean
  /** Why the dialog's content could not be read. */
  error: string | undefined
  /** Runs the transaction; on success the dialog closes. */
  run: () => Promise<void>
  /** Reads the dialog's content again. */
  onFailure: () => void
  onClose: () => void
  children: ReactNode
}

/** Shows what a transaction changes, runs it, and reports an error. */
export function TransactionDialog(props: TransactionDialogProps) {
  const { header, verb, tone, width = 1, isReady, error, run, onFailure, onClose, children } = props
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()
  const note = useRef<HTMLDivElement>(null)
  // The button has lost the focus while it was disabled, and a long dialog may be scrolled.
  useEffect(() => {
    if (failure) note.current?.focus()
  }, [failure])
  const start = async () => {
    setRunning(true)
    setFailure(undefined)
    try {
      await run()
      onClose()
    } catch (reason) {
      setFailure(explainError(reason))
      setRunning(false)
      onFailure()
    }
  }
  // What has been sent cannot be called back, and whoever left would not see how it ended.
  const close = () => {
    if (!isRunning) onClose()
  }
  return (
    <Dialog
      id={useId()}
      header={header}
      width={width}
      onClose={close}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" text="Cancel" disabled={isRunning} onClick={close} />
          <Button
            tone={tone}
            text={verb}
            loading={isRunning}
            disabled={!isReady || isRunning}
            onClick={start}
          />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        {(failure ?? error) && (
          <div ref={note} tabIndex={-1}>
            <Note tone="critical">{failure ?? error}</Note>
          </div>
        )}
        {children}
      </Stack>
    </Dialog>
  )
}

type NoteProps = { tone: 'critical' | 'caution' | 'primary'; children: ReactNode }

/** A note in a dialog; screen readers announce a critical one. */
export function Note({ tone, children }: NoteProps) {
  return (
    <Card tone={tone} padding={3} radius={2} border role={tone === 'critical' ? 'alert' : 'note'}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}

/** A heading of a dialog with its content. */
export function Part({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  )
}

export function Waiting({ children }: { children: string }) {
  return (
    <Flex align="center" gap={3}>
      <Spinner muted />
      <Text size={1} muted>
        {children}
      </Text>
    </Flex>
  )
}
