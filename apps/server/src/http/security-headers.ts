/** Allows only our own scripts, WebAssembly for the face engine, and no frames, plug-ins or other hosts. */
export const contentSecurityPolicy = (https: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The component libraries add style elements whose text depends on the window, so no hash can match them.
    'style-src': ["'self'", "'unsafe-inline'"],
    // React sets styles through the DOM, so style attributes in injected HTML can be blocked.
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

/**
 * For responses that are not our pages (files, calendars, framework errors): they can run nothing and cannot
 * be framed.
 */
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

/**
 * Allows camera and location for our own pages. All other browser features are off, even for our own pages.
 */
export const permissionsPolicy = [
  ...ownPagesAlone.map((it) => `${it}=(self)`),
  ...nobody.map((it) => `${it}=()`),
].join(', ')
