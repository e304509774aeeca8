# docker build -t docsjson . && docker run --rm -v "$PWD:/docs" docsjson check
FROM node:22-alpine
ARG VERSION=latest
RUN npm install --global --omit=dev "docsjson@${VERSION}" && npm cache clean --force
USER node
WORKDIR /docs
ENTRYPOINT ["docsjson"]
