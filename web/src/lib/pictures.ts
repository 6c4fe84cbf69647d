// Pictures to keep: the server's drawings as they are, or as PNG made here.

export const WIDTH = 2400

/** Save a drawing as SVG or PNG under this name. */
export async function savePicture(svg: string, name: string, format: 'svg' | 'png'): Promise<void> {
  const drawn = new Blob([svg], { type: 'image/svg+xml' })
  save(format === 'svg' ? drawn : await paint(drawn), `${name}.${format}`)
}

async function paint(drawn: Blob): Promise<Blob> {
  const address = URL.createObjectURL(drawn)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

function save(blob: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(blob)
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000)
}
