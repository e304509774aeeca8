# docker build -t docsjson . && docker run --rm -v "$PWD:/docs" docsjson check
FROM node:22-alpine AS build
WORKDIR /docsjson
COPY . .
RUN npm ci --ignore-scripts && npm run build:js && npm prune --omit=dev --ignore-scripts

FROM node:22-alpine
# git for `diff` and `version`; what it reads in the mounted folder belongs to somebody else.
RUN apk add --no-cache git su-exec && git config --system --add safe.directory '*'
COPY --from=build /docsjson/package.json /opt/docsjson/package.json
COPY --from=build /docsjson/node_modules /opt/docsjson/node_modules
COPY --from=build /docsjson/schemas /opt/docsjson/schemas
COPY --from=build /docsjson/dist /opt/docsjson/dist
RUN ln -s /opt/docsjson/dist/cli.js /usr/local/bin/docsjson
WORKDIR /docs
# The command runs as the owner of the mounted folder: it can write there, and what it writes is theirs.
ENTRYPOINT ["sh", "-c", "[ $(id -u) = 0 ] || exec docsjson \"$@\"; exec su-exec $(stat -c %u:%g .) docsjson \"$@\"", "docsjson"]
