/** Icons that docs use, of Font Awesome Pro and of languages of code, each with a free one of the same meaning. */
const PAIRS = `
album-collection:layer-group arrow-progress:bars-progress arrows-repeat:repeat atom-simple:atom barcode-read:barcode
bash:terminal block-brick:trowel-bricks book-open-cover:book-open books:book-bookmark bracket-curly:code
brackets-curly:code browser:window-maximize browsers:window-restore bullseye-arrow:bullseye
calendar-lines:calendar-days camera-polaroid:camera cards-blank:layer-group chart-line-down:arrow-trend-down
chart-line-up:arrow-trend-up chart-mixed:chart-column chart-network:circle-nodes chart-user:chart-simple circle-1:1
circle-2:2 circle-3:3 circle-4:4 circle-5:5 circle-6:6 circle-7:7 circle-8:8 circle-9:9 circle-bolt:bolt
clipboard-list-check:clipboard-check cloud-binary:cloud clouds:cloud code-simple:code comment-question:circle-question
comments-question:circle-question container-storage:box conveyor-belt-boxes:boxes-stacked cpp:code csharp:code
curl:terminal dart:dart-lang desktop-arrow-down:desktop display-code:laptop-code dot-net:microsoft dotnet:microsoft
eyes:eye face-smiling-hands:face-smile file-chart-column:chart-column file-magnifying-glass:magnifying-glass
files:copy flask-round-potion:flask folder-gear:folder gauge-max:gauge-high gauge-min:gauge gear-code:gears
gear-complex:gear go:golang grid-2:table-cells-large grid:table-cells hand-wave:hand head-side-brain:brain
hourglass-clock:hourglass-half image-polaroid:image javascript:js key-skeleton:key kotlin:code kt:code
laptop-mobile:laptop layer-plus:layer-group lightbulb-on:lightbulb link-horizontal:link memo:file-lines
message-bot:robot message-code:comment-dots message-lines:message message-pen:pen-to-square message-sms:comment-sms
message-xmark:comment-slash messages-question:comments messages:comments microchip-ai:microchip mobile-notch:mobile
money-bill-simple:money-bill monitor-waveform:heart-pulse mountains:mountain mug-tea:mug-hot nodejs:node-js
party-horn:champagne-glasses pen-circle:pen pen-field:pen-to-square phone-arrow-down-left:phone-volume
phone-arrow-right:phone phone-arrow-up-right:phone phone-intercom:phone phone-office:phone phone-xmark:phone-slash
powershell:terminal puzzle-piece-simple:puzzle-piece py:python rb:gem rectangle-code:code
rectangle-history:clock-rotate-left rectangle-terminal:terminal rocket-launch:rocket rs:rust ruby:gem sh:terminal
shell:terminal shield-quartered:shield-halved sidebar-flip:table-columns sidebar:table-columns sign-post:signs-post
signal-bars:signal signal-stream:tower-broadcast sliders-simple:sliders sliders-up:sliders snake:worm
spider-web:spider square-code:code square-list:list square-question:circle-question timer:stopwatch toml:file-code
truck-ramp-couch:truck-ramp-box ts:code typescript:code user-headset:headset user-police-tie:user-tie user-robot:robot
wave-pulse:wave-square waveform-lines:wave-square waveform:wave-square window:window-maximize`;

/** The free icon of Font Awesome that has the meaning of another, by the name of that. */
export const FREE_ICONS: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [name = "", free = ""] = pair.split(":");
      return [name, free];
    }),
);
