# The application, served by nginx without root. Settings are read at start: docs/deploy.md.
FROM node:24-alpine AS build
WORKDIR /lamplight
COPY . .
RUN npm ci && npm run build

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --chmod=755 deploy/settings.envsh /docker-entrypoint.d/15-settings.envsh
COPY --from=build /lamplight/dist/app /srv/lamplight
EXPOSE 8080
