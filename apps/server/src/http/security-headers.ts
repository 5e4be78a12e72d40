/** Scripts from us alone; WebAssembly for the face engine; no frames, no plug-ins, no foreign hosts. */
export const contentSecurityPolicy = (https: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The component libraries put style elements into the page whose text depends on the window: no hash fits them.
    'style-src': ["'self'", "'unsafe-inline'"],
    // What React sets goes by the object model; a style attribute in smuggled HTML does not.
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  },
})

/** For what is no page of ours: files, calendars and answers of the framework run nothing and stand in no frame. */
export const fileSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const ownPagesAlone = [
  'camera',
  'geolocation',
  'publickey-credentials-get',
  'publickey-credentials-create',
  'fullscreen',
  'screen-wake-lock',
]
const nobody = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Camera and place for our own pages alone; the rest of what browsers can be asked for, not even for them. */
export const permissionsPolicy = [
  ...ownPagesAlone.map((it) => `${it}=(self)`),
  ...nobody.map((it) => `${it}=()`),
].join(', ')
