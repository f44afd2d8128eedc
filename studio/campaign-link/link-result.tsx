import { CopyIcon } from '@sanity/icons/Copy'
import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { type QrCode, qrCode } from './qr-code'

interface LinkResultProps {
  link: string
  /** The name of the downloaded file, without its ending. */
  fileName: string
  /** Called when the editor takes the link or its code. */
  onUse: () => void
}

/** A link to copy, and its QR code to download. */
export function LinkResult({ link, fileName, onUse }: LinkResultProps) {
  const toast = useToast()
  const text = useRef<HTMLTextAreaElement>(null)
  const code = useQrCode(link)
  const copy = async () => {
    onUse()
    try {
      await navigator.clipboard.writeText(link)
      toast.push({ status: 'success', title: 'The link is copied' })
    } catch {
      text.current?.select()
      toast.push({
        status: 'warning',
        title: 'Your browser does not allow copying here. The link is selected: press Ctrl+C.',
      })
    }
  }
  return (
    <Flex gap={4} wrap="wrap">
      <Stack gap={3} style={{ flex: '1 1 16rem' }}>
        <TextArea
          ref={text}
          aria-label="Link of the campaign"
          fontSize={1}
          readOnly
          rows={3}
          value={link}
        />
        <Flex>
          <Button icon={CopyIcon} tone="primary" text="Copy link" onClick={() => void copy()} />
        </Flex>
      </Stack>
      <Stack gap={3} style={{ flex: '0 1 11rem' }}>
        {code.picture && (
          <>
            <Card border radius={2} overflow="hidden">
              {/* biome-ignore lint/performance/noImgElement: the Studio is not built by Next */}
              <img
                src={code.picture}
                alt="QR code of the link"
                style={{ display: 'block', width: '100%' }}
              />
            </Card>
            <Button
              as="a"
              mode="ghost"
              icon={DownloadIcon}
              text="QR code (SVG)"
              href={code.picture}
              download={`${fileName}.svg`}
              onClick={onUse}
            />
          </>
        )}
        {code.problem && (
          <Text size={1} muted role="note">
            {code.problem}
          </Text>
        )}
      </Stack>
    </Flex>
  )
}

function useQrCode(link: string): QrCode {
  const [code, setCode] = useState<QrCode>({})
  useEffect(() => {
    let isCurrent = true
    void qrCode(link).then((made) => isCurrent && setCode(made))
    return () => {
      isCurrent = false
    }
  }, [link])
  return code
}
